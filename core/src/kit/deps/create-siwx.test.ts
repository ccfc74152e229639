import { expect, test } from 'vitest'
import type { SignatureClaim } from '../../adapters/verifier.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { formatMessage } from '../../domain/sign-in/format-message.ts'
import type { SignInData } from '../../domain/sign-in/session.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { AccountState, ConnectionsState, KitState } from '../../protocol/kit-state.ts'
import { localSessions } from '../../siwx/local-sessions.ts'
import type { SiwxExtension, SiwxHost } from '../../siwx/siwx.ts'
import { createStorage } from '../../storage/storage.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { address, chain } from '../kit.fixture.ts'
import { parseOptions } from '../options/parse-options.ts'
import { initialNetworks, initialState } from '../state/initial-state.ts'
import { createSiwx } from './create-siwx.ts'

type Change = { account?: Partial<AccountState>; connections?: Partial<ConnectionsState> }

/** The host that an extension of Latchkit receives. */
function hostOf(options: Partial<KitOptions> = {}, { account, connections }: Change = {}) {
  const hosts: SiwxHost[] = []
  const siwx = {
    create(host: SiwxHost): SiwxExtension {
      hosts.push(host)
      return localSessions().create(host)
    },
  }
  const platform = createMemoryPlatform()
  const parsed = parseOptions(
    { networks: [chain(1)], adapters: [createScriptedAdapter()], siwx, ...options },
    platform,
  )
  const persisted = { network: null } as Parameters<typeof initialNetworks>[2]
  const initial = initialState(parsed.config, initialNetworks(parsed.networks, null, persisted), [])
  const [eip155] = Object.values(initial.accounts)
  if (eip155 === undefined || parsed.siwx === null) throw new Error('No account or extension')
  const state: KitState = {
    ...initial,
    accounts: { eip155: { ...eip155, ...account } },
    connections: { ...initial.connections, ...connections },
  }
  const storage = createStorage({ platform, kitId: parsed.id })
  createSiwx(parsed.siwx, { parsed, config: parsed.config, platform, storage, state: () => state })
  const [host] = hosts
  if (host === undefined) throw new Error('create() was not called')
  return { host, platform }
}
const eip155 = toCaipNetworkId('eip155:1')

test('the host has the RPC URLs of configured networks only', () => {
  const customRpcUrls = { 'eip155:1': [{ url: 'https://node.example/' }] }
  const { host } = hostOf({ customRpcUrls })
  expect(host.rpcUrls(eip155)).toEqual(['https://node.example/'])
  expect(host.rpcUrls(toCaipNetworkId('eip155:2'))).toEqual([])
  expect(host.networks().map(({ caipNetworkId }) => caipNetworkId)).toEqual([eip155])
  expect(host.activeNetwork()).toBe(eip155)
})

test('the host has the connected wallet, a remote one with its own name', () => {
  const fox = scriptedConnector('fox')
  const { id, name, icon } = fox
  const connections = { connectors: [fox] }
  expect(hostOf({}, { connections }).host.wallet()).toBeNull()
  const account = { status: 'connected', address, connectorId: id } as const
  expect(hostOf({}, { account, connections }).host.wallet()).toEqual({
    id,
    name,
    icon,
    type: fox.type,
  })
  const remote = {
    ...fox,
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
  } as const
  const session = {
    wallet: { name: 'Phone', icon: null },
    networks: [],
    supportsAllNetworks: false,
    expiresAt: 0,
  }
  const { host } = hostOf(
    {},
    {
      account: { ...account, connectorId: 'walletConnect' },
      connections: { connectors: [remote], session },
    },
  )
  expect(host.wallet()).toMatchObject({ type: 'WALLET_CONNECT', name: 'Phone', icon: null })
})

test('the host has the directory of the option `endpoints`, and needs a project id for it', async () => {
  const endpoints = { directory: 'https://directory.example' }
  await expect(hostOf({ projectId: 'p', endpoints }).host.directory()).resolves.toMatchObject({
    base: 'https://directory.example',
    identity: { projectId: 'p', st: 'appkit', sv: 'html-eip155-1.7.7' },
  })
  await expect(hostOf({ endpoints }).host.directory()).rejects.toMatchObject({
    code: 'config/option-invalid',
    message: 'Option "projectId" must be a text: hostedSessions() needs it',
  })
})

test('the host verifies sessions with the adapters of the page', async () => {
  const data: SignInData = {
    accountAddress: address,
    chainId: eip155,
    domain: 'page.example',
    uri: 'https://page.example/',
    version: '1',
    nonce: 'abcdefgh12345678',
    issuedAt: '2026-03-01T10:00:00.000Z',
  }
  const message = formatMessage(data, 'standard')
  const verifier = {
    isSameAccount: (a: string, b: string) => a === b,
    isSigned: async ({ text, signature }: SignatureClaim) => signature === `signed:${text}`,
  }
  const adapter = {
    ...createScriptedAdapter(),
    loadVerifier: async () => ({ createVerifier: () => verifier }),
  }
  const { host } = hostOf({ adapters: [adapter] })
  const session = { data, message, signature: `signed:${message}` }
  await expect(host.verify(session)).resolves.toBe(true)
  await expect(host.verify({ ...session, signature: '0x' })).resolves.toBe(false)
  await expect(hostOf().host.verify(session)).rejects.toMatchObject({ code: 'adapter/not-found' })
})

test('creating an extension sends no request and adds no listener', () => {
  const { platform } = hostOf()
  expect([platform.controls.listenerCount(), platform.controls.logged]).toEqual([0, []])
})
