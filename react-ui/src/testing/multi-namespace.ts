import { type Account, createKit, type KitOptions } from '@latchkit/core'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  scriptedConnector,
} from '@latchkit/core/testing'
import { act, waitFor } from '@testing-library/react'
import { address } from './environment.ts'

export const namespaces = ['eip155', 'solana', 'bip122'] as const
export type TestNamespace = (typeof namespaces)[number]

const network = (chainNamespace: TestNamespace, id: number, name: string) => ({
  id,
  name,
  chainNamespace,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
  rpcUrls: { default: { http: [`http://127.0.0.1:${id}`] } },
})
const networks = [
  network('eip155', 1337, 'Meadow'),
  network('eip155', 1338, 'Hedge'),
  network('solana', 21, 'Cliff'),
  network('bip122', 31, 'Vault'),
]
/** The accounts that the wallet of each namespace shares. */
export const accountsOf: Readonly<Record<TestNamespace, readonly [Account, ...Account[]]>> = {
  eip155: [{ address, type: 'eoa' }],
  solana: [
    { address: '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs', type: 'eoa', name: 'Everyday' },
    { address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', type: 'eoa' },
  ],
  bip122: [
    { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', type: 'payment' },
    { address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', type: 'ordinal' },
  ],
}

/** Creates a real kit with three namespaces: Foxglove serves eip155 and solana, Orchid bip122. */
export function createMultiNamespaceEnvironment(options: Partial<KitOptions> = {}) {
  const clock = createManualClock()
  const adapters = {
    eip155: createScriptedAdapter('eip155'),
    solana: createScriptedAdapter('solana'),
    bip122: createScriptedAdapter('bip122'),
  }
  const platform = createMemoryPlatform({ clock })
  const kit = createKit({
    projectId: 'test',
    adapters: Object.values(adapters),
    networks,
    platform,
    ...options,
  })
  for (const namespace of ['eip155', 'solana'] as const) {
    adapters[namespace].announce({ ...scriptedConnector('fox', namespace), name: 'Foxglove' })
  }
  adapters.bip122.announce({ ...scriptedConnector('orchid', 'bip122'), name: 'Orchid' })
  return { kit, clock, adapters }
}
export type MultiNamespaceEnvironment = ReturnType<typeof createMultiNamespaceEnvironment>

/** Connects the wallet of a namespace through the modal, which closes afterwards. */
export async function connectNamespace(
  { kit, adapters, clock }: MultiNamespaceEnvironment,
  namespace: TestNamespace,
): Promise<void> {
  const connectorId = namespace === 'bip122' ? 'orchid' : 'fox'
  const accounts = accountsOf[namespace]
  const [{ caipNetworkId } = { caipNetworkId: null }] = kit.network.get(namespace).networks
  if (caipNetworkId === null) throw new Error(`No network of ${namespace} is configured`)
  await act(async () => {
    await kit.ready()
    await kit.open({ view: 'Connect' })
    kit.modal.push('ConnectingExternal', { connectorId, namespace })
  })
  await waitFor(() => {
    if (adapters[namespace].calls.connect.length === 0)
      throw new Error(`The wallet of ${namespace} has no connect request`)
  })
  const granted = {
    namespace,
    connectorId,
    address: accounts[0].address,
    accounts,
    caipNetworkId,
  }
  await act(async () => adapters[namespace].calls.connect.at(-1)?.resolve(granted))
  await waitFor(() => {
    if (kit.account.get(namespace).status !== 'connected')
      throw new Error(`${namespace} is not connected`)
  })
  act(() => clock.advance(1_000))
  act(() => clock.advance(1_000))
}
