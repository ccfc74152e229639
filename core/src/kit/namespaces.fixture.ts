import type { Connection } from '../domain/account/account.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import type { NetworkOption } from '../domain/network/network.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import {
  createScriptedAdapter,
  type ScriptedAdapter,
  scriptedConnector,
} from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { settle } from './kit.fixture.ts'

export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type TestNamespace = (typeof namespaces)[number]

/** The CAIP-2 id of a test network. Id 1 exists in every namespace, id 2 in eip155 and solana. */
export const networkId = (namespace: TestNamespace, id = 1): CaipNetworkId =>
  toCaipNetworkId(`${namespace}:${id}`)
export const networkOption = (namespace: string, id = 1): NetworkOption => ({
  id,
  name: `${namespace} ${id}`,
  chainNamespace: namespace,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
})

/** The connection that a wallet grants. Its accounts are `<namespace>-a`, `<namespace>-b` … */
export const connectionIn = (
  namespace: TestNamespace,
  connectorId = 'fox',
  accounts: readonly string[] = ['a'],
): Connection => ({
  namespace,
  connectorId,
  address: `${namespace}-${accounts[0]}`,
  accounts: accounts.map((account) => ({ address: `${namespace}-${account}`, type: 'eoa' })),
  caipNetworkId: networkId(namespace),
})

/**
 * Creates a kit with five namespaces. Each has a wallet with the id of the namespace; `fox` is a
 * wallet of eip155 and solana.
 */
export function createMultiNamespaceKit({
  stored = {},
  ...options
}: Partial<KitOptions> & { stored?: Record<string, string> } = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const adapters = Object.fromEntries(
    namespaces.map((namespace) => [namespace, createScriptedAdapter(namespace)]),
  ) as Record<TestNamespace, ScriptedAdapter>
  for (const namespace of namespaces)
    adapters[namespace].announce(scriptedConnector(namespace, namespace))
  for (const namespace of ['eip155', 'solana'] as const)
    adapters[namespace].announce(scriptedConnector('fox', namespace))
  const networks = [
    ...namespaces.map((namespace) => networkOption(namespace)),
    networkOption('eip155', 2),
    networkOption('solana', 2),
  ]
  const kit = createKit({
    projectId: 'p',
    adapters: Object.values(adapters),
    networks,
    platform,
    ...options,
  })
  return { clock, platform, adapters, kit }
}
export type MultiNamespaceKit = ReturnType<typeof createMultiNamespaceKit>

/** Connects a wallet in one namespace and waits until the modal has closed. */
export async function connectNamespace(
  { kit, adapters, clock }: MultiNamespaceKit,
  namespace: TestNamespace,
  connectorId = 'fox',
  accounts?: readonly string[],
) {
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId, namespace })
  await settle()
  adapters[namespace].calls.connect.at(-1)?.resolve(connectionIn(namespace, connectorId, accounts))
  await settle()
  clock.advance(1_000)
  await settle()
  clock.advance(1_000)
  await settle()
}
