import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { localSessions } from '../siwx/index.ts'
import { createEarlyRequests } from './early-requests.ts'
import type { EngineHost } from './engine-host.ts'
import { chain } from './kit.fixture.ts'
import { createLifecycle } from './lifecycle.ts'
import { parseOptions } from './options/parse-options.ts'
import { persisted } from './state/persisted.ts'

const session = { '@latchkit/default/remote_session': '{}' }
const connectors = {
  '@latchkit/default/eip155:connected_connector_id': 'walletConnect',
  '@latchkit/default/solana:connected_connector_id': 'io.fox',
}
type Setup = { options?: object; values?: Record<string, string>; isHidden?: boolean }

/** A page in which another tab has connected a remote wallet. Returns the messages that are sent. */
function setup({
  options = {},
  values = { ...session, ...connectors },
  isHidden = false,
}: Setup = {}) {
  const platform = createMemoryPlatform({ stored: values })
  platform.controls.isHidden = isHidden
  const sent: unknown[] = []
  const host = {
    engine: { send: (message: unknown) => void sent.push(message) },
    setReconnecting: () => {},
    stop: () => {},
  } as unknown as EngineHost
  const parsed = parseOptions({ projectId: 'p', networks: [chain(1)], ...options }, platform)
  const lifecycle = createLifecycle({
    parsed,
    platform,
    host,
    requests: createEarlyRequests(null, platform.log),
    storedNamespaces: [],
    needsEngine: false,
    remoteNamespaces: () => persisted(platform, 'default', ['eip155', 'solana']).remote,
    startDebug: () => {},
  })
  lifecycle.start()
  const emitStored = () => platform.controls.emitStorageChange('@latchkit/default/connections')
  return { platform, sent, lifecycle, emitStored }
}
const message = { to: 'connections', type: 'connection.stored', namespaces: ['eip155'] }

test('a kit restores the remote wallet that another tab connects, until it stops [V33]', () => {
  const { platform, sent, lifecycle, emitStored } = setup()
  platform.controls.emitStorageChange('@latchkit/default/recent_wallets')
  expect(sent).toEqual([])
  emitStored()
  expect(sent).toEqual([message])
  lifecycle.stop()
  emitStored()
  platform.controls.emitVisible()
  expect(sent).toEqual([message])
})

test('a hidden kit restores the remote wallet of another tab when it is seen, and loads nothing before [V33]', () => {
  const { platform, sent, emitStored } = setup({ isHidden: true })
  emitStored()
  expect(sent).toEqual([])
  platform.controls.isHidden = false
  platform.controls.emitVisible()
  expect(sent).toEqual([message])
})

test('a kit that is seen again follows no other tab without a change by it: the visitor may have disconnected here [V33]', () => {
  const { platform, sent, emitStored } = setup()
  platform.controls.emitVisible()
  expect(sent).toEqual([])
  emitStored()
  platform.controls.emitVisible()
  expect(sent).toEqual([message])
})

test.each<[string, Setup]>([
  ['the page has a provider of its own', { options: { universalProvider: {} } }],
  ['the page pairs wallets itself', { options: { manualWCControl: true } }],
  ['visitors sign in: the other tab may still show it', { options: { siwx: localSessions() } }],
  ['the page has no remote wallets', { options: { enableWalletConnect: false } }],
  ['the tabs share no session', { values: connectors }],
  ['no remote wallet is connected', { values: session }],
])('a kit follows no other tab if %s [V33]', (_, page) => {
  const { platform, sent, emitStored } = setup(page)
  emitStored()
  platform.controls.emitVisible()
  expect(sent).toEqual([])
})
