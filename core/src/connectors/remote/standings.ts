import { readBitcoinAddresses } from '../../clients/relay/bitcoin-addresses.ts'
import type {
  BitcoinAddress,
  Relay,
  RelayNamespace,
  RelayNews,
  RelaySession,
} from '../../clients/relay/relay.types.ts'
import type { Account, AccountType } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { createAccountBook } from './account-book.ts'
import { isWrittenPerNetwork } from './same-key.ts'
import {
  chainOf,
  inOrder,
  type Move,
  movesBetween,
  ofKind,
  type Standing,
  saidThere,
  withFront,
} from './standing.ts'
import { readAccountsSaid, readChainSaid, type SaidAddress } from './wallet-said.ts'

/** `quiet`: everybody in the kit knows already. */
export type StandingEvent =
  | Move
  | { type: 'disconnected'; quiet: boolean }
  | { type: 'said'; name: string; data: unknown }
type Listener = (namespace: Namespace, event: StandingEvent) => void

/** Where the session stands, by namespace; derived from what it grants and what its wallet says. */
export type Standings = {
  of(namespace: Namespace): Standing | null
  granted(namespace: Namespace): RelayNamespace | null
  /** The page moves to a network that is granted. */
  move(namespace: Namespace, chain: CaipNetworkId): void
  /** A restored address is the active one again: at once, or as soon as the wallet tells of it. */
  select(namespace: Namespace, address: string): void
  /** What the wallet says of its Bitcoin addresses on a network. */
  learn(chain: CaipNetworkId, addresses: readonly BitcoinAddress[]): void
  subscribe(listener: Listener): () => void
  stop(): void
}

type Parts = {
  relay: Pick<Relay, 'subscribe' | 'session'>
  /** Networks that mean something to this page, and those it would like a namespace to be on. */
  known(): ReadonlySet<CaipNetworkId>
  prefer(namespace: Namespace): readonly (CaipNetworkId | null)[]
  /** The kind of account that a namespace begins with. */
  wanted(namespace: Namespace): AccountType
}

export function createStandings({ relay, known, prefer, wanted }: Parts): Standings {
  const standings = new Map<Namespace, Standing>()
  /** What was active before the page was left, until the wallet itself says which is. */
  const restored = new Map<Namespace, string>()
  /** Where the wallet said which account is active. */
  const settled = new Set<Namespace>()
  const emitter = createEmitter<Parameters<Listener>>()
  const book = createAccountBook()
  let before: RelaySession | null = null

  const tell: Listener = (...change) => emitter.emit(change)
  const set = (namespace: Namespace, next: Standing | null, quiet = false) => {
    const last = standings.get(namespace)
    if (next === null) {
      restored.delete(namespace)
      settled.delete(namespace)
      if (standings.delete(namespace)) tell(namespace, { type: 'disconnected', quiet })
      return
    }
    standings.set(namespace, next)
    if (last !== undefined)
      for (const move of movesBetween(namespace, last, next)) tell(namespace, move)
  }
  /** Who was active stays so; where nobody said who is, what was active before comes first, else the kind that is wanted. */
  const arranged = (namespace: Namespace, accounts: readonly Account[]): readonly Account[] => {
    const ordered = inOrder(namespace, accounts, standings.get(namespace)?.accounts ?? [])
    if (settled.has(namespace)) return ordered
    const back = ordered.find(({ address }) => address === restored.get(namespace))
    const isKind = namespace === 'bip122' || !standings.has(namespace)
    return withFront(ordered, back ?? (isKind ? ofKind(ordered, wanted(namespace)) : undefined))
  }
  /** The same accounts on another network; where none is granted, with those there are, unless the page would read them there. */
  const moved = (
    namespace: Namespace,
    last: Standing,
    chain: CaipNetworkId,
    grant: RelayNamespace,
  ): Standing => {
    const there = book.on(namespace, grant, chain)
    if (there !== null) return { chain, accounts: arranged(namespace, there) }
    return isWrittenPerNetwork(namespace) && known().has(chain) ? last : { ...last, chain }
  }
  /** A network that was never granted is the wallet's own word, and stays; one that is no longer granted does not. */
  const renewed = (namespace: Namespace, grant: RelayNamespace): Standing | null => {
    const last = standings.get(namespace)
    const isKept =
      last !== undefined &&
      (grant.chains.includes(last.chain) ||
        !before?.namespaces[namespace]?.chains.includes(last.chain))
    const chain = chainOf(grant.accounts, known(), [
      ...(isKept ? [last.chain] : []),
      ...prefer(namespace),
    ])
    if (chain === null) return null
    const next = { chain, accounts: arranged(namespace, book.on(namespace, grant, chain) ?? []) }
    return isKept ? moved(namespace, next, last.chain, grant) : next
  }
  const follow = (session: RelaySession) => {
    if (session.namespaces.bip122 !== undefined)
      book.learnFrom(session.namespaces.bip122, session.bitcoinAddresses)
    for (const namespace of new Set([...standings.keys(), ...Object.keys(session.namespaces)])) {
      const grant = session.namespaces[namespace]
      set(namespace, grant === undefined ? null : renewed(namespace, grant))
    }
    before = session
  }
  const activate = (namespace: Namespace, said: readonly SaidAddress[], where: string) => {
    const [last, grant] = [standings.get(namespace), relay.session()?.namespaces[namespace]]
    if (last === undefined || grant === undefined) return
    const there = saidThere(namespace, said, {
      ...last,
      where,
      granted: book.on(namespace, grant, last.chain) ?? [],
    })
    if (there.length === 0) return
    settled.add(namespace)
    const others = last.accounts.filter(
      ({ address }) => !there.some((one) => one.address === address),
    )
    set(namespace, {
      ...last,
      accounts: withFront([...there, ...others], ofKind(there, last.accounts[0]?.type ?? 'eoa')),
    })
  }
  const learn = (chain: CaipNetworkId, addresses: readonly BitcoinAddress[]) => {
    const [last, grant] = [standings.get('bip122'), relay.session()?.namespaces.bip122]
    if (last === undefined || grant === undefined || addresses.length === 0) return
    book.learn(chain, addresses)
    const there = chain === last.chain ? book.on('bip122', grant, chain) : null
    if (there !== null) set('bip122', { chain, accounts: arranged('bip122', there) })
  }
  const said = ({ chain: where, name, data }: Extract<RelayNews, { type: 'wallet.said' }>) => {
    const namespace = where.slice(0, Math.max(where.indexOf(':'), 0))
    const last = standings.get(namespace)
    const grant = relay.session()?.namespaces[namespace]
    if (last === undefined || grant === undefined) return
    if (name === 'accountsChanged') {
      const accounts = readAccountsSaid(namespace, data)
      if (accounts === 'none') set(namespace, null)
      else if (accounts !== null) activate(namespace, accounts, where)
    } else if (name === 'chainChanged') {
      const chain = readChainSaid(namespace, data, where)
      if (chain !== null) set(namespace, moved(namespace, last, chain, grant))
    } else {
      const network =
        name === 'bip122_addressesChanged' ? readChainSaid(namespace, null, where) : null
      if (namespace === 'bip122' && network !== null) learn(network, readBitcoinAddresses(data))
      tell(namespace, { type: 'said', name, data })
    }
  }
  const stop = relay.subscribe((news) => {
    if (news.type === 'wallet.said') return said(news)
    if (news.type !== 'session.ended') return follow(news.session)
    book.forget()
    for (const namespace of [...standings.keys()]) set(namespace, null, news.quiet)
  })

  return {
    stop() {
      stop()
      emitter.clear()
    },
    of: (namespace) => (relay.session() === null ? null : (standings.get(namespace) ?? null)),
    granted: (namespace) => relay.session()?.namespaces[namespace] ?? null,
    move(namespace, chain) {
      const [last, grant] = [standings.get(namespace), relay.session()?.namespaces[namespace]]
      if (last !== undefined && grant !== undefined)
        set(namespace, moved(namespace, last, chain, grant))
    },
    select(namespace, address) {
      const last = standings.get(namespace)
      restored.set(namespace, address)
      settled.delete(namespace)
      if (last !== undefined)
        standings.set(namespace, { ...last, accounts: arranged(namespace, last.accounts) })
    },
    learn,
    subscribe: (listener) => emitter.subscribe((change) => listener(...change)),
  }
}
