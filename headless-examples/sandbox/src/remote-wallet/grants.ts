import { prefixOf } from './chains.ts'
import type { KnownRemoteChain, RemoteAccount, RemoteNamespace } from './remote-wallet.types.ts'
import type { Namespace, Namespaces, RequestedNamespaces } from './sdk.types.ts'

/** Methods that the wallet grants. It grants `eth_sign` but rejects its calls. */
const methods: Readonly<Record<RemoteNamespace, readonly string[]>> = {
  eip155: [
    'eth_sendTransaction',
    'personal_sign',
    'eth_sign',
    'eth_signTypedData',
    'eth_signTypedData_v4',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ],
  solana: [
    'solana_getAccounts',
    'solana_requestAccounts',
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAndSendTransaction',
    'solana_signAllTransactions',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  polkadot: ['polkadot_signMessage', 'polkadot_signTransaction'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
}
/** Events that the wallet grants. */
const events = (namespace: RemoteNamespace): readonly string[] =>
  namespace === 'bip122'
    ? ['accountsChanged', 'chainChanged', 'bip122_addressesChanged']
    : ['accountsChanged', 'chainChanged']

const unique = (list: readonly string[]): string[] => [...new Set(list)]
/** The requested entries that are supported; all supported entries if none are requested. */
const intersect = (requested: readonly string[], supported: readonly string[]): string[] =>
  requested.length === 0
    ? [...supported]
    : unique(requested.filter((entry) => supported.includes(entry)))

/** CAIP-2 ids of all requested chains, which are listed in an entry or are its key. */
export const requestedChains = (...requested: readonly RequestedNamespaces[]): readonly string[] =>
  unique(
    requested.flatMap((namespaces) =>
      Object.entries(namespaces).flatMap(([key, { chains }]) =>
        key.includes(':') ? [key] : (chains ?? []),
      ),
    ),
  )

/** CAIP-10 ids of accounts on a chain. */
const accountIds = (caip2: string, accounts: readonly RemoteAccount[]): string[] =>
  accounts.flatMap(({ addresses }) =>
    addresses[caip2] === undefined ? [] : [`${caip2}:${addresses[caip2]}`],
  )

/**
 * Returns the namespaces to grant, with the requested ones of `chains` and all `accounts`. The
 * first account is the active one.
 */
export function grant(
  requested: readonly RequestedNamespaces[],
  chains: readonly KnownRemoteChain[],
  accounts: readonly RemoteAccount[],
): Namespaces {
  const requestedIds = requestedChains(...requested)
  const granted: Namespaces = {}
  for (const namespace of new Set(chains.map((chain) => chain.namespace))) {
    const grantedIds = chains
      .filter((chain) => chain.namespace === namespace && requestedIds.includes(chain.caip2))
      .map(({ caip2 }) => caip2)
    if (grantedIds.length === 0) continue
    const entries = requested.flatMap((namespaces) =>
      Object.entries(namespaces).flatMap(([key, entry]) =>
        key.split(':')[0] === namespace ? [entry] : [],
      ),
    )
    const requestedMethods = entries.flatMap((entry) => entry.methods)
    const requestedEvents = entries.flatMap((entry) => entry.events)
    granted[namespace] = {
      chains: grantedIds,
      accounts: grantedIds.flatMap((caip2) => accountIds(caip2, accounts)),
      methods: intersect(requestedMethods, methods[namespace]),
      events: intersect(requestedEvents, events(namespace)),
    }
  }
  return granted
}

const chainOf = (caip10: string): string => caip10.split(':').slice(0, 2).join(':')
const chainsOf = ({ chains, accounts }: Namespace): readonly string[] =>
  unique([...(chains ?? []), ...accounts.map(chainOf)])

/**
 * Returns the grant with one account first on every chain; adds the account where it is missing.
 */
export const withAccountFirst = (namespaces: Namespaces, account: RemoteAccount): Namespaces =>
  mapNamespaces(namespaces, (namespace) => {
    const accounts = chainsOf(namespace).flatMap((caip2) => {
      const existing = namespace.accounts.filter((entry) => entry.startsWith(`${caip2}:`))
      return unique([...accountIds(caip2, [account]), ...existing])
    })
    return { ...namespace, accounts }
  })

/**
 * Returns the grant with another chain, for the accounts granted on the namespace's other chains.
 */
export const withChain = (
  namespaces: Namespaces,
  { caip2, namespace: name }: KnownRemoteChain,
  allAccounts: readonly RemoteAccount[],
): Namespaces =>
  mapNamespaces(namespaces, (namespace, key) => {
    if (key !== name || chainsOf(namespace).includes(caip2)) return namespace
    const accounts = accountIds(caip2, grantedAccounts(namespace, allAccounts))
    return {
      ...namespace,
      chains: [...chainsOf(namespace), caip2],
      accounts: [...namespace.accounts, ...accounts],
    }
  })

/** Returns the grant without a chain, and without its namespace if that was its last chain. */
export const withoutChain = (namespaces: Namespaces, caip2: string): Namespaces =>
  Object.fromEntries(
    Object.entries(namespaces).flatMap(([key, namespace]) => {
      const chains = chainsOf(namespace).filter((chain) => chain !== caip2)
      const accounts = namespace.accounts.filter((id) => chainOf(id) !== caip2)
      return chains.length === 0 ? [] : [[key, { ...namespace, chains, accounts }]]
    }),
  )

/** CAIP-2 ids of all granted chains. */
export const grantedChains = (namespaces: Namespaces): readonly string[] =>
  Object.values(namespaces).flatMap(chainsOf)

/** The granted accounts without duplicates, the active one first. */
const grantedAccounts = (
  { accounts }: Namespace,
  allAccounts: readonly RemoteAccount[],
): readonly RemoteAccount[] => {
  const hasId = ({ addresses }: RemoteAccount, id: string) =>
    addresses[chainOf(id)] === id.slice(chainOf(id).length + 1)
  const granted = accounts.flatMap((id) => allAccounts.filter((account) => hasId(account, id)))
  return [...new Set(granted)]
}

const mapNamespaces = (
  namespaces: Namespaces,
  change: (namespace: Namespace, key: string) => Namespace,
): Namespaces =>
  Object.fromEntries(
    Object.entries(namespaces).map(([key, namespace]) => [key, change(namespace, key)]),
  )

/**
 * The chain for events of a namespace: the active chain if it is granted, otherwise the first one.
 * Null if the namespace is not granted.
 */
export function chainFor(namespaces: Namespaces, key: string, activeChain: string): string | null {
  const namespace = namespaces[key]
  if (!namespace) return null
  const chains = chainsOf(namespace)
  const isActive = prefixOf(activeChain) === key && chains.includes(activeChain)
  return isActive ? activeChain : (chains[0] ?? null)
}

/** True if two grants are equal. */
export const isSameGrant = (a: Namespaces, b: Namespaces): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
