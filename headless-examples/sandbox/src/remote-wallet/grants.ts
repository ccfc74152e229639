import { prefixOf } from './chains.ts'
import type { KnownRemoteChain, RemoteAccount, RemoteNamespace } from './remote-wallet.types.ts'
import type { RequestedNamespaces, Namespace, Namespaces } from './sdk.types.ts'

/** What this wallet lets itself be asked; `eth_sign` only to refuse it in person. */
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
const events = (namespace: RemoteNamespace): readonly string[] =>
  namespace === 'bip122'
    ? ['accountsChanged', 'chainChanged', 'bip122_addressesChanged']
    : ['accountsChanged', 'chainChanged']

const unique = (list: readonly string[]): string[] => [...new Set(list)]
const common = (asked: readonly string[], known: readonly string[]): string[] =>
  asked.length === 0 ? [...known] : unique(asked.filter((entry) => known.includes(entry)))

/** Every chain a proposal asks for, also where it is the key itself. */
export const askedChains = (...asked: readonly RequestedNamespaces[]): readonly string[] =>
  unique(
    asked.flatMap((one) =>
      Object.entries(one).flatMap(([key, { chains }]) =>
        key.includes(':') ? [key] : (chains ?? []),
      ),
    ),
  )

/** CAIP-10 ids of accounts on a chain. */
const onChain = (caip2: string, accounts: readonly RemoteAccount[]): string[] =>
  accounts.flatMap(({ addresses }) =>
    addresses[caip2] === undefined ? [] : [`${caip2}:${addresses[caip2]}`],
  )

/** What is granted of what is asked: these chains with these accounts, the first in front. */
export function grant(
  asked: readonly RequestedNamespaces[],
  chains: readonly KnownRemoteChain[],
  accounts: readonly RemoteAccount[],
): Namespaces {
  const wanted = askedChains(...asked)
  const granted: Namespaces = {}
  for (const namespace of new Set(chains.map((chain) => chain.namespace))) {
    const own = chains
      .filter((chain) => chain.namespace === namespace && wanted.includes(chain.caip2))
      .map(({ caip2 }) => caip2)
    const parts = asked.flatMap((one) =>
      Object.entries(one).flatMap(([key, part]) => (key.split(':')[0] === namespace ? [part] : [])),
    )
    if (own.length === 0) continue
    granted[namespace] = {
      chains: own,
      accounts: own.flatMap((caip2) => onChain(caip2, accounts)),
      methods: common(
        parts.flatMap((part) => part.methods),
        methods[namespace],
      ),
      events: common(
        parts.flatMap((part) => part.events),
        events(namespace),
      ),
    }
  }
  return granted
}

const chainIn = (caip10: string): string => caip10.split(':').slice(0, 2).join(':')
const chainsOf = ({ chains, accounts }: Namespace): readonly string[] =>
  unique([...(chains ?? []), ...accounts.map(chainIn)])

/** The same grants with one account in front everywhere, given where it was not. */
export const withAccountFirst = (namespaces: Namespaces, account: RemoteAccount): Namespaces =>
  changed(namespaces, (namespace) => {
    const accounts = chainsOf(namespace).flatMap((caip2) => {
      const others = namespace.accounts.filter((entry) => entry.startsWith(`${caip2}:`))
      return unique([...onChain(caip2, [account]), ...others])
    })
    return { ...namespace, accounts }
  })

/** The same grants with one more chain, for the accounts that are granted on its siblings. */
export const withChain = (
  namespaces: Namespaces,
  { caip2, namespace: name }: KnownRemoteChain,
  all: readonly RemoteAccount[],
): Namespaces =>
  changed(namespaces, (namespace, key) => {
    if (key !== name || chainsOf(namespace).includes(caip2)) return namespace
    const accounts = onChain(caip2, grantedOf(namespace, all))
    return {
      ...namespace,
      chains: [...chainsOf(namespace), caip2],
      accounts: [...namespace.accounts, ...accounts],
    }
  })

/** The same grants without a chain; a namespace that has nothing left is gone. */
export const withoutChain = (namespaces: Namespaces, caip2: string): Namespaces =>
  Object.fromEntries(
    Object.entries(namespaces).flatMap(([key, namespace]) => {
      const chains = chainsOf(namespace).filter((chain) => chain !== caip2)
      const accounts = namespace.accounts.filter((id) => chainIn(id) !== caip2)
      return chains.length === 0 ? [] : [[key, { ...namespace, chains, accounts }]]
    }),
  )

/** Every chain that is granted. */
export const grantedChains = (namespaces: Namespaces): readonly string[] =>
  Object.values(namespaces).flatMap(chainsOf)

/** The accounts behind CAIP-10 ids, each once, the first in front. */
const grantedOf = (
  { accounts }: Namespace,
  all: readonly RemoteAccount[],
): readonly RemoteAccount[] => [
  ...new Set(
    accounts.flatMap((id) =>
      all.filter(({ addresses }) => addresses[chainIn(id)] === id.slice(chainIn(id).length + 1)),
    ),
  ),
]

const changed = (
  namespaces: Namespaces,
  change: (namespace: Namespace, key: string) => Namespace,
): Namespaces =>
  Object.fromEntries(
    Object.entries(namespaces).map(([key, namespace]) => [key, change(namespace, key)]),
  )

/** A namespace's chain to speak on: the one in front if it is granted, else the first. */
export function chainFor(namespaces: Namespaces, key: string, front: string): string | null {
  const namespace = namespaces[key]
  if (!namespace) return null
  const chains = chainsOf(namespace)
  return prefixOf(front) === key && chains.includes(front) ? front : (chains[0] ?? null)
}

/** Whether two grants say the same. */
export const sameGrants = (one: Namespaces, other: Namespaces): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
