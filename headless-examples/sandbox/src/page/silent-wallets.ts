import {
  type NamespaceWalletName,
  namespaceRoster,
  type WalletName,
  walletRoster,
} from '../wallets/index.ts'
import { namespacesFromUrl } from './namespaces-from-url.ts'

/**
 * `?silent=foxglove` applies to all its namespaces, `foxglove-solana` to one, `all` to every
 * wallet.
 */
const isSilent = (id: WalletName | NamespaceWalletName): boolean => {
  const silent = (new URLSearchParams(location.search).get('silent') ?? 'ember').split(',')
  return ['all', id, id.replace(/-.*/, '')].some((name) => silent.includes(name))
}

/** Ethereum wallets that are not announced initially: `?silent=lumen,sunbeam`, by default Ember. */
export const silentWallets = (): readonly WalletName[] =>
  walletRoster().flatMap(({ id }) => (isSilent(id) ? [id] : []))

/** Wallets of other namespaces that are not announced, including those of unused namespaces. */
export const silentNamespaceWallets = (): readonly NamespaceWalletName[] =>
  namespaceRoster().flatMap(({ id, namespace }) =>
    isSilent(id) || !namespacesFromUrl().includes(namespace) ? [id] : [],
  )
