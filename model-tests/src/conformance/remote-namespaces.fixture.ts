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
import { expect, vi } from 'vitest'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import type { KitOptions } from '../../../core/src/kit/api/kit-options.ts'
import { type KitGround, kitGround, meet, statuses } from './remote-kit.fixture.ts'

export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type Family = (typeof namespaces)[number]

/** First network of each namespace, and a second one where there is one. */
export const chains = {
  eip155: [mainnet.caipNetworkId, sepolia.caipNetworkId],
  solana: [solana.caipNetworkId, solanaDevnet.caipNetworkId],
  polkadot: [polkadot.caipNetworkId, kusama.caipNetworkId],
  bip122: [bitcoin.caipNetworkId, bitcoinTestnet.caipNetworkId],
  cosmos: [cosmosHub.caipNetworkId, osmosis.caipNetworkId],
} as const satisfies Record<Family, readonly [string, string]>

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

/** Waits until all namespaces have this status. */
export const all = (status: string): Record<Family, string> => ({
  eip155: status,
  solana: status,
  polkadot: status,
  bip122: status,
  cosmos: status,
})

/**
 * A kit with five namespaces and a phone that supports all. `nodes`: RPC URLs of the phone by
 * CAIP-2 id.
 */
export type FamilyGround = KitGround & {
  startAll(more?: Partial<KitOptions>, platform?: MemoryPlatform): Kit
  phone(
    more?: Partial<RemoteWalletOptions>,
    nodes?: Readonly<Record<string, string>>,
  ): Promise<RemoteWallet>
  /** Pairs once. Resolves when all five namespaces are connected. */
  meetAll(kit: Kit, wallet: RemoteWallet): Promise<void>
  /** Waits until one namespace has this status. */
  meetOn(kit: Kit, wallet: RemoteWallet, namespace: Family): Promise<void>
}

export function familyGround(): FamilyGround {
  // the first test of a file loads the code of five namespaces
  vi.setConfig({ testTimeout: 20_000 })
  const ground = kitGround()
  return {
    get place() {
      return ground.place
    },
    get browser() {
      return ground.browser
    },
    start: ground.start,
    startAll: (more = {}, platform = ground.browser.tab()) =>
      ground.start(
        {
          adapters: [eip155(), solanaAdapter(), polkadotAdapter(), bip122(), cosmos()],
          networks: [...networks],
          ...more,
        },
        platform,
      ),
    phone: (more = {}, nodes = {}) =>
      ground.place.phone('approve', {
        chains: Object.values(chains)
          .flat()
          .map((caip2) => ({ caip2, ...(nodes[caip2] !== undefined && { rpc: nodes[caip2] }) })),
        ...more,
      }),
    async meetAll(kit, wallet) {
      await meet(kit, wallet)
      await expect.poll(() => statuses(kit)).toEqual(all('connected'))
    },
    async meetOn(kit, wallet, namespace) {
      await meet(kit, wallet)
      await expect.poll(() => statuses(kit)[namespace]).toBe('connected')
    },
  }
}

/** The phone's address of a namespace on a network, by account index. */
export const addressOn = (wallet: RemoteWallet, chain: string, place = 0): string =>
  wallet.state.get().accounts[place]?.addresses[chain] ?? ''

/** Waits for a namespace's provider. `method`: a method by which it is recognised. */
export async function providerOf<Provider>(
  kit: Kit,
  namespace: Family,
  method: keyof Provider & string,
): Promise<Provider> {
  const find = () => {
    const provider = kit.wallet.provider(namespace)
    return typeof provider === 'object' && provider !== null && method in provider ? provider : null
  }
  await expect.poll(find, { timeout: 10_000 }).not.toBeNull()
  return find() as Provider
}
