import { type NamespaceWalletName, namespaceRoster, walletRoster, type WalletName } from '../wallets/index.ts'
import { namespacesFromUrl } from './namespaces-from-url.ts'

/** `foxglove` is silent on all its chains, `foxglove-solana` on that one only; `all` is every wallet. */
const isSilent = (id: WalletName | NamespaceWalletName): boolean => {
  const silent = (new URLSearchParams(location.search).get('silent') ?? 'ember').split(',')
  return ['all', id, id.replace(/-.*/, '')].some((name) => silent.includes(name))
}

/** The pretend wallets that are not announced at first: `?silent=lumen,sunbeam` names them; Ember when nothing is said. */
export const silentWallets = (): readonly WalletName[] =>
  walletRoster().flatMap(({ id }) => (isSilent(id) ? [id] : []))

/** Those of the other families; all of a family that the page is not for. */
export const silentNamespaceWallets = (): readonly NamespaceWalletName[] =>
  namespaceRoster().flatMap(({ id, namespace }) =>
    isSilent(id) || !namespacesFromUrl().includes(namespace) ? [id] : [],
  )
