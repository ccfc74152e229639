import type { Kit, KitOptions } from '@latchkit/core'
import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot as polkadotAdapter } from '@latchkit/core/adapters/polkadot'
import { solana as solanaAdapter } from '@latchkit/core/adapters/solana'
import {
  bitcoin,
  bitcoinTestnet,
  cosmosHub,
  kusama,
  mainnet,
  osmosis,
  polkadot,
  sepolia,
  solana,
  solanaDevnet,
} from '@latchkit/core/networks'
import type { MemoryPlatform } from '@latchkit/core/testing'
import type { RemoteWallet, RemoteWalletOptions } from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import { type KitFixture, kitFixture, pair, statuses } from './remote-kit.fixture.ts'

export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type Namespace = (typeof namespaces)[number]

/** The two configured networks of each namespace. */
export const chains = {
  eip155: [mainnet.caipNetworkId, sepolia.caipNetworkId],
  solana: [solana.caipNetworkId, solanaDevnet.caipNetworkId],
  polkadot: [polkadot.caipNetworkId, kusama.caipNetworkId],
  bip122: [bitcoin.caipNetworkId, bitcoinTestnet.caipNetworkId],
  cosmos: [cosmosHub.caipNetworkId, osmosis.caipNetworkId],
} as const satisfies Record<Namespace, readonly [string, string]>

const networks = [
  mainnet,
  sepolia,
  solana,
  solanaDevnet,
  polkadot,
  kusama,
  bitcoin,
  bitcoinTestnet,
  cosmosHub,
  osmosis,
] as const

/** The given status for every namespace. */
export const statusOfAll = (status: string): Record<Namespace, string> => ({
  eip155: status,
  solana: status,
  polkadot: status,
  bip122: status,
  cosmos: status,
})

export type AllNamespacesFixture = KitFixture & {
  /** Starts a kit with five namespaces. */
  startAll(more?: Partial<KitOptions>, platform?: MemoryPlatform): Kit
  /** Starts a phone that supports all networks. `nodes`: its RPC URLs by CAIP-2 id. */
  phone(
    more?: Partial<RemoteWalletOptions>,
    nodes?: Readonly<Record<string, string>>,
  ): Promise<RemoteWallet>
  /** Pairs the wallet. Resolves when all five namespaces are connected. */
  pairAll(kit: Kit, wallet: RemoteWallet): Promise<void>
  /** Pairs the wallet. Resolves when the namespace is connected. */
  pairOn(kit: Kit, wallet: RemoteWallet, namespace: Namespace): Promise<void>
}

export function allNamespacesFixture(): AllNamespacesFixture {
  const base = kitFixture()
  return {
    get remote() {
      return base.remote
    },
    get browser() {
      return base.browser
    },
    start: base.start,
    startAll: (more = {}, platform = base.browser.tab()) =>
      base.start(
        {
          adapters: [eip155(), solanaAdapter(), polkadotAdapter(), bip122(), cosmos()],
          networks: [...networks],
          ...more,
        },
        platform,
      ),
    phone: (more = {}, nodes = {}) =>
      base.remote.phone('approve', {
        chains: Object.values(chains)
          .flat()
          .map((caip2) => ({ caip2, ...(nodes[caip2] !== undefined && { rpc: nodes[caip2] }) })),
        ...more,
      }),
    async pairAll(kit, wallet) {
      await pair(kit, wallet)
      await expect.poll(() => statuses(kit)).toEqual(statusOfAll('connected'))
    },
    async pairOn(kit, wallet, namespace) {
      await pair(kit, wallet)
      await expect.poll(() => statuses(kit)[namespace]).toBe('connected')
    },
  }
}

/** The phone's address on a network, by account index. Empty if it has none. */
export const addressOn = (wallet: RemoteWallet, chain: string, index = 0): string =>
  wallet.state.get().accounts[index]?.addresses[chain] ?? ''

/** Waits until the kit has a provider of the namespace with the given method. */
export async function waitForProvider<Provider>(
  kit: Kit,
  namespace: Namespace,
  method: keyof Provider & string,
): Promise<Provider> {
  const find = () => {
    const provider = kit.wallet.provider(namespace)
    return typeof provider === 'object' && provider !== null && method in provider ? provider : null
  }
  await expect.poll(find).not.toBeNull()
  return find() as Provider
}
