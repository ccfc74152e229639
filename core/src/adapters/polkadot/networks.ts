import type { Account } from '../../domain/account/account.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { written } from './account-id.ts'
import type { Given } from './chain-parts.ts'
import type { SharedAccount } from './read-accounts.ts'

const relayChain = '91b171bb158e2d3848fa23a9f1c25182'
const known: Readonly<Record<string, number>> = {
  [`polkadot:${relayChain}`]: 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
}
const anySubstrate = 42

/** The page's networks, and how accounts look on them. */
export type Networks = {
  /** Those of the page; Polkadot itself where it named none. */
  all(): readonly CaipNetworkId[]
  /** Those accounts that may be used there, as they are written there: one that is bound to another chain is not offered. */
  offered(shared: readonly SharedAccount[], network: CaipNetworkId): readonly Account[]
}

export function createNetworks({ host, prefixes }: Given): Networks {
  const prefixOf = (network: CaipNetworkId) => prefixes[network] ?? known[network] ?? anySubstrate
  return {
    all() {
      const own = host.networks().map(({ caipNetworkId }) => caipNetworkId)
      return own.length === 0 ? [caipNetworkIdOf('polkadot', relayChain)] : own
    },
    offered: (shared, network) =>
      shared
        .filter(({ boundTo }) => boundTo === null || boundTo === network)
        .map(({ address, id, name }) => ({
          address: written(address, id, prefixOf(network)),
          type: 'eoa',
          ...(name !== null && { name }),
        })),
  }
}
