import type { Relay, RelayNamespace, RelayNews, RelaySession } from '../../clients/relay/relay.types.ts'
import type { CaipNetworkId } from '../../domain/caip.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { WalletEvent } from '../../domain/wallet-event.ts'
import { moved, readAccountsSaid, readChainSaid, type Standing, standingOf, withFront } from './standing.ts'

/** `quiet`: everybody in the kit knows already. */
export type StandingEvent =
  | Exclude<WalletEvent, { type: 'disconnected' }>
  | { type: 'disconnected'; quiet: boolean }
  | { type: 'said'; name: string; data: unknown }
type Listener = (namespace: Namespace, event: StandingEvent) => void

/** Where the session stands, by namespace; derived from what it grants and what its wallet says. */
export type Standings = {
  of(namespace: Namespace): Standing | null
  granted(namespace: Namespace): RelayNamespace | null
  /** The page moves to a network that is granted. */
  move(namespace: Namespace, chain: CaipNetworkId): void
  /** A restored address is the active one again. */
  select(namespace: Namespace, address: string): void
  subscribe(listener: Listener): () => void
  stop(): void
}

type Parts = {
  relay: Pick<Relay, 'subscribe' | 'session'>
  /** Networks that mean something to this page, and those it would like a namespace to be on. */
  known(): ReadonlySet<CaipNetworkId>
  prefer(namespace: Namespace): readonly (CaipNetworkId | null)[]
}

export function createStandings({ relay, known, prefer }: Parts): Standings {
  const standings = new Map<Namespace, Standing>()
  const listeners = new Set<Listener>()
  let before: RelaySession | null = null

  const tell: Listener = (namespace, event) => {
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(namespace, event)
  }
  const set = (namespace: Namespace, next: Standing | null, quiet = false) => {
    const last = standings.get(namespace)
    if (next === null) {
      if (standings.delete(namespace)) tell(namespace, { type: 'disconnected', quiet })
      return
    }
    standings.set(namespace, next)
    if (last === undefined) return
    if (last.chain !== next.chain) tell(namespace, { type: 'chain.changed', caipNetworkId: next.chain })
    if (last.addresses.join() !== next.addresses.join()) tell(namespace, { type: 'accounts.changed', accounts: next.addresses })
  }
  /** A network that was never granted is the wallet's own word, and stays; one that is no longer granted does not. */
  const renewed = (namespace: Namespace, grant: RelayNamespace): Standing | null => {
    const last = standings.get(namespace)
    const isKept = last !== undefined && (grant.chains.includes(last.chain) || !before?.namespaces[namespace]?.chains.includes(last.chain))
    const next = standingOf(namespace, grant, { known: known(), prefer: [...(isKept ? [last.chain] : []), ...prefer(namespace)] })
    if (next === null || last === undefined) return next
    const [front = ''] = last.addresses
    const stays = next.addresses.includes(front) ? withFront(next, [front]) : next
    return isKept ? moved(stays, last.chain, grant) : stays
  }
  const follow = (session: RelaySession) => {
    for (const namespace of new Set([...standings.keys(), ...Object.keys(session.namespaces)])) {
      const grant = session.namespaces[namespace]
      set(namespace, grant === undefined ? null : renewed(namespace, grant))
    }
    before = session
  }
  const said = ({ chain: where, name, data }: Extract<RelayNews, { type: 'wallet.said' }>) => {
    const namespace = where.slice(0, Math.max(where.indexOf(':'), 0))
    const last = standings.get(namespace)
    const grant = relay.session()?.namespaces[namespace]
    if (last === undefined || grant === undefined) return
    if (name === 'accountsChanged') {
      const accounts = readAccountsSaid(namespace, data)
      if (accounts !== null) set(namespace, accounts === 'none' ? null : withFront(last, accounts))
    } else if (name === 'chainChanged') {
      const chain = readChainSaid(namespace, data, where)
      if (chain !== null) set(namespace, moved(last, chain, grant))
    } else tell(namespace, { type: 'said', name, data })
  }
  const stop = relay.subscribe((news) => {
    if (news.type === 'wallet.said') said(news)
    else if (news.type !== 'session.ended') follow(news.session)
    else for (const namespace of [...standings.keys()]) set(namespace, null, news.quiet)
  })

  return {
    stop() {
      stop()
      listeners.clear()
    },
    of: (namespace) => (relay.session() === null ? null : (standings.get(namespace) ?? null)),
    granted: (namespace) => relay.session()?.namespaces[namespace] ?? null,
    move(namespace, chain) {
      const [last, grant] = [standings.get(namespace), relay.session()?.namespaces[namespace]]
      if (last !== undefined && grant !== undefined) set(namespace, moved(last, chain, grant))
    },
    select(namespace, address) {
      const last = standings.get(namespace)
      if (last?.addresses.includes(address)) standings.set(namespace, withFront(last, [address]))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
