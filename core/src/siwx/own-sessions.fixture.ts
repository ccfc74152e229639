import { checkExtension } from './check-extension.ts'
import type { PageExtension } from './siwx.ts'
import { createTab, evm } from './testing/host.fixture.ts'

export const data = { accountAddress: evm.address, chainId: 'eip155:1' }
export const fields = {
  ...data,
  domain: 'app.example.com',
  uri: 'https://app.example.com',
  version: '1',
  nonce: 'abcdefgh',
}

export const own = { data: { ...fields, chainId: evm.chainId }, message: '', signature: '' }

/** An extension as pages write them for AppKit: a class with private state. */
class OwnSessions implements PageExtension {
  #revoked = 0
  sessions: unknown = []
  message: unknown = { ...fields, toString: () => 'text' }
  set: unknown = null
  createMessage = async () => this.message as never
  async addSession() {
    this.#revoked = -1
  }
  async setSessions(sessions: readonly unknown[]) {
    this.set = sessions
  }
  getSessions = async () => this.sessions as never
  async revokeSession() {
    this.#revoked += 1
  }
  get revoked() {
    return this.#revoked
  }
}

/** The extension of a page as the kit uses it. */
export function setup(
  change: Partial<PageExtension & { sessions: unknown; message: unknown }> = {},
) {
  const { host, storage, clock } = createTab()
  const page = Object.assign(new OwnSessions(), change)
  return { page, siwx: checkExtension(page, host), clock, open: () => storage.get('siwx_open') }
}
