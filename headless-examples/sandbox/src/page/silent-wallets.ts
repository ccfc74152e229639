import {
  type NamespaceWalletName,
  namespaceRoster,
  type WalletName,
  walletRoster,
} from '../wallets/index.ts'
import { namespacesFromUrl } from './namespaces-from-url.ts'

/**
 * True if `?silent` lists the wallet: `foxglove` in all its namespaces, `foxglove-solana` in one,
 * `all` for every wallet. Without the parameter, Ember is silent.
 */
const isSilent = (id: WalletName | NamespaceWalletName): boolean => {
  const silent = (new URLSearchParams(location.search).get('silent') ?? 'ember').split(',')
  return ['all', id, id.replace(/-.*/, '')].some((name) => silent.includes(name))
}

/** Ethereum wallets that are not announced initially. */
export const silentWallets = (): readonly WalletName[] =>
  walletRoster().flatMap(({ id }) => (isSilent(id) ? [id] : []))

/**
 * Wallets of other namespaces that are not announced: silent ones, and all of unused namespaces.
 */
export const silentNamespaceWallets = (): readonly NamespaceWalletName[] =>
  namespaceRoster().flatMap(({ id, namespace }) =>
    isSilent(id) || !namespacesFromUrl().includes(namespace) ? [id] : [],
  )
