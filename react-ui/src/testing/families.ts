import { type Account, createKit, type KitOptions } from '@latchkit/core'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  scriptedConnector,
} from '@latchkit/core/testing'
import { act, waitFor } from '@testing-library/react'
import { address } from './world.ts'

export const families = ['eip155', 'solana', 'bip122'] as const
export type Family = (typeof families)[number]

const network = (chainNamespace: Family, id: number, name: string) => ({
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
/** What wallets share, by family. */
export const accountsOf: Readonly<Record<Family, readonly [Account, ...Account[]]>> = {
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

/** A real kit of three families in a pretend outside: Foxglove is there for the first two, Orchid for Bitcoin only. */
export function createFamilies(options: Partial<KitOptions> = {}) {
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
  for (const family of ['eip155', 'solana'] as const)
    adapters[family].announce({ ...scriptedConnector('fox', family), name: 'Foxglove' })
  adapters.bip122.announce({ ...scriptedConnector('orchid', 'bip122'), name: 'Orchid' })
  return { kit, clock, adapters }
}
export type Families = ReturnType<typeof createFamilies>

/** Connects the wallet of a family; the modal closes behind it. */
export async function connectIn({ kit, adapters, clock }: Families, family: Family): Promise<void> {
  const connectorId = family === 'bip122' ? 'orchid' : 'fox'
  const accounts = accountsOf[family]
  const [{ caipNetworkId } = { caipNetworkId: null }] = kit.getCaipNetworks(family)
  if (caipNetworkId === null) throw new Error(`There is no network of ${family}`)
  await act(async () => {
    await kit.ready()
    await kit.open({ view: 'Connect' })
    kit.navigate.push('ConnectingExternal', { connectorId, namespace: family })
  })
  await waitFor(() => {
    if (adapters[family].calls.connect.length === 0) throw new Error('Nobody was asked')
  })
  const granted = {
    namespace: family,
    connectorId,
    address: accounts[0].address,
    accounts,
    caipNetworkId,
  }
  await act(async () => adapters[family].calls.connect.at(-1)?.resolve(granted))
  await waitFor(() => {
    if (kit.getAccount(family).status !== 'connected') throw new Error('not connected yet')
  })
  act(() => clock.advance(1_000))
  act(() => clock.advance(1_000))
}
