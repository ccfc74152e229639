import type { Account } from '../../domain/account/account.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { formatAddress } from './account-id.ts'
import type { ChainDeps } from './create-polkadot.ts'
import type { SharedAccount } from './parse-accounts.ts'

const polkadotReference = '91b171bb158e2d3848fa23a9f1c25182'
const knownPrefixes: Readonly<Record<string, number>> = {
  [`polkadot:${polkadotReference}`]: 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
}
/** The prefix of Substrate chains without a registered prefix. */
const genericPrefix = 42

/** The page's networks and the accounts on them. */
export type Networks = {
  /** The configured networks; Polkadot if there is none. */
  all(): readonly CaipNetworkId[]
  /**
   * Returns the accounts that are usable on a network, with their addresses on it. Omits accounts
   * that the visitor has restricted to another chain.
   */
  accountsOn(network: CaipNetworkId, shared: readonly SharedAccount[]): readonly Account[]
}

export function createNetworks({ host, prefixes }: Pick<ChainDeps, 'host' | 'prefixes'>): Networks {
  const prefixOf = (network: CaipNetworkId) =>
    prefixes[network] ?? knownPrefixes[network] ?? genericPrefix
  return {
    all() {
      const configured = host.networks().map(({ caipNetworkId }) => caipNetworkId)
      return configured.length === 0 ? [caipNetworkIdOf('polkadot', polkadotReference)] : configured
    },
    accountsOn: (network, shared) =>
      shared
        .filter(({ boundTo }) => boundTo === null || boundTo === network)
        .map(({ address, id, name }) => ({
          address: formatAddress(address, id, prefixOf(network)),
          type: 'eoa',
          ...(name !== null && { name }),
        })),
  }
}
