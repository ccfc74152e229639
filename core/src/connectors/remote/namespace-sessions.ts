import type {
  BitcoinAddress,
  Relay,
  RelayEvent,
  RelayNamespace,
  RelaySession,
} from '../../clients/relay/relay.types.ts'
import type { Account, AccountType } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { grantsNeededMethod } from '../../domain/remote/remote-methods.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { hasAddressPerNetwork } from './account-key.ts'
import { createAddressCache } from './address-cache.ts'
import {
  diffSessions,
  keepOrder,
  matchAccounts,
  moveToFront,
  type NamespaceSession,
  preferType,
  type SessionChange,
  selectChain,
} from './namespace-session.ts'
import { type EventAddress, parseAccountsChanged, parseChainChanged } from './parse-wallet-event.ts'

/** `byOtherTab`: another tab ended the session and notified this one. */
export type NamespaceSessionEvent =
  | SessionChange
  | { type: 'disconnected'; byOtherTab: boolean }
  | { type: 'wallet.event'; name: string; data: unknown }
type Listener = (namespace: Namespace, event: NamespaceSessionEvent) => void

/**
 * The session of each namespace: its network and accounts, computed from the grants of the relay
 * session and the events of the wallet.
 */
export type NamespaceSessions = {
  get(namespace: Namespace): NamespaceSession | null
  grantOf(namespace: Namespace): RelayNamespace | null
  /** Switches to a granted network on request of the page. */
  setChain(namespace: Namespace, chain: CaipNetworkId): void
  /**
   * Activates the address that was active before a reload, now or as soon as the wallet reports it.
   * Emits no event.
   */
  restoreAddress(namespace: Namespace, address: string): void
  /** Sets the addresses that a Bitcoin wallet reports for a network. */
  setBitcoinAddresses(chain: CaipNetworkId, addresses: readonly BitcoinAddress[]): void
  subscribe(listener: Listener): () => void
  stop(): void
}

type Options = {
  relay: Pick<Relay, 'subscribe' | 'session'>
  /** The networks that the page configures or proposes. */
  knownChains(): ReadonlySet<CaipNetworkId>
  /** The methods that the page proposes. */
  proposedMethods(namespace: Namespace): readonly string[]
  /** The preferred networks of a new session, best first. */
  preferredChains(namespace: Namespace): readonly (CaipNetworkId | null)[]
  /** The preferred type of the active account of a new session. */
  preferredType(namespace: Namespace): AccountType
}

export function createNamespaceSessions({
  relay,
  knownChains,
  proposedMethods,
  preferredChains,
  preferredType,
}: Options): NamespaceSessions {
  const sessions = new Map<Namespace, NamespaceSession>()
  /** Addresses that were active before a reload, until the wallet reports its active account. */
  const restored = new Map<Namespace, string>()
  /** Namespaces in which the wallet has reported its active account. */
  const reportedByWallet = new Set<Namespace>()
  const emitter = createEmitter<Parameters<Listener>>()
  const cache = createAddressCache()
  let lastSession: RelaySession | null = null

  const emit: Listener = (...event) => emitter.emit(event)
  const grantOf = (namespace: Namespace) => relay.session()?.namespaces[namespace] ?? null
  const remove = (namespace: Namespace, byOtherTab = false) => {
    restored.delete(namespace)
    reportedByWallet.delete(namespace)
    if (sessions.delete(namespace)) emit(namespace, { type: 'disconnected', byOtherTab })
  }
  const set = (namespace: Namespace, next: NamespaceSession) => {
    const last = sessions.get(namespace)
    sessions.set(namespace, next)
    if (last === undefined) return
    for (const change of diffSessions(namespace, last, next)) emit(namespace, change)
  }
  /**
   * Sorts accounts; the active account stays first. Until the wallet has reported its active
   * account, the restored address comes first. Without one, a new session and Bitcoin start with an
   * account of the preferred type.
   */
  const arrange = (namespace: Namespace, accounts: readonly Account[]): readonly Account[] => {
    const ordered = keepOrder(namespace, accounts, sessions.get(namespace)?.accounts ?? [])
    if (reportedByWallet.has(namespace)) return ordered
    const restoredAddress = restored.get(namespace)
    const match = ordered.find(({ address }) => address === restoredAddress) ?? null
    const usesType = namespace === 'bip122' || !sessions.has(namespace)
    const front = match ?? (usesType ? preferType(ordered, preferredType(namespace)) : null)
    return moveToFront(ordered, front)
  }
  /**
   * The session on another network. If the grant has no account on it, the accounts stay the same.
   * Exception: if addresses differ by network and the page knows the network, the session does not
   * change, because the page would treat the old addresses as addresses of that network.
   */
  const withChain = (
    namespace: Namespace,
    last: NamespaceSession,
    chain: CaipNetworkId,
    grant: RelayNamespace,
  ): NamespaceSession => {
    const accounts = cache.accountsOn(namespace, grant, chain)
    if (accounts !== null) return { chain, accounts: arrange(namespace, accounts) }
    return hasAddressPerNetwork(namespace) && knownChains().has(chain) ? last : { ...last, chain }
  }
  /**
   * The session after a new or changed grant. Null if the grant is unusable. Keeps the current
   * network if the new grant contains it, or if the old grant did not contain it either (the wallet
   * switched to it without a grant). Switches away from a network that only the old grant contains.
   */
  const withGrant = (namespace: Namespace, grant: RelayNamespace): NamespaceSession | null => {
    if (!grantsNeededMethod(grant.methods, proposedMethods(namespace))) return null
    const last = sessions.get(namespace)
    const lastGrant = lastSession?.namespaces[namespace]
    const keepsChain =
      last !== undefined &&
      (grant.chains.includes(last.chain) || !lastGrant?.chains.includes(last.chain))
    const preferred = preferredChains(namespace)
    const chain = selectChain(
      grant.accounts,
      knownChains(),
      keepsChain ? [last.chain, ...preferred] : preferred,
    )
    if (chain === null) return null
    const accounts = cache.accountsOn(namespace, grant, chain) ?? []
    const next = { chain, accounts: arrange(namespace, accounts) }
    return keepsChain ? withChain(namespace, next, last.chain, grant) : next
  }
  const applySession = (session: RelaySession) => {
    if (session.namespaces.bip122 !== undefined)
      cache.setForGrant(session.namespaces.bip122, session.bitcoinAddresses)
    for (const namespace of new Set([...sessions.keys(), ...Object.keys(session.namespaces)])) {
      const grant = session.namespaces[namespace]
      const next = grant === undefined ? null : withGrant(namespace, grant)
      if (next === null) remove(namespace)
      else set(namespace, next)
    }
    lastSession = session
  }
  const applyAccounts = (namespace: Namespace, addresses: readonly EventAddress[]) => {
    const last = sessions.get(namespace)
    const grant = grantOf(namespace)
    if (last === undefined || grant === null) return
    const granted = cache.accountsOn(namespace, grant, last.chain) ?? []
    const matched = matchAccounts(namespace, addresses, [...last.accounts, ...granted])
    if (matched.length === 0) return
    reportedByWallet.add(namespace)
    const others = last.accounts.filter(
      ({ address }) => !matched.some((account) => account.address === address),
    )
    const front = preferType(matched, last.accounts[0]?.type ?? 'eoa')
    set(namespace, { ...last, accounts: moveToFront([...matched, ...others], front) })
  }
  const setBitcoinAddresses = (chain: CaipNetworkId, addresses: readonly BitcoinAddress[]) => {
    const last = sessions.get('bip122')
    const grant = grantOf('bip122')
    if (last === undefined || grant === null || addresses.length === 0) return
    cache.set(chain, addresses)
    const accounts = chain === last.chain ? cache.accountsOn('bip122', grant, chain) : null
    if (accounts !== null) set('bip122', { chain, accounts: arrange('bip122', accounts) })
  }
  const applyWalletEvent = ({
    chain: eventChain,
    name,
    data,
  }: Extract<RelayEvent, { type: 'wallet.event' }>) => {
    const namespace = eventChain.slice(0, Math.max(eventChain.indexOf(':'), 0))
    const last = sessions.get(namespace)
    const grant = grantOf(namespace)
    if (last === undefined || grant === null) return
    if (name === 'accountsChanged') {
      const addresses = parseAccountsChanged(namespace, data)
      if (addresses === 'none') remove(namespace)
      else if (addresses !== null) applyAccounts(namespace, addresses)
      return
    }
    if (name === 'chainChanged') {
      const chain = parseChainChanged(namespace, data, eventChain)
      if (chain !== null) set(namespace, withChain(namespace, last, chain, grant))
      return
    }
    emit(namespace, { type: 'wallet.event', name, data })
  }
  const unsubscribe = relay.subscribe((event) => {
    if (event.type === 'session.adopted') return
    if (event.type === 'wallet.event') return applyWalletEvent(event)
    if (event.type !== 'session.ended') return applySession(event.session)
    cache.clear()
    for (const namespace of [...sessions.keys()]) remove(namespace, event.cause !== 'ended')
  })

  return {
    stop() {
      unsubscribe()
      emitter.clear()
    },
    get: (namespace) => (relay.session() === null ? null : (sessions.get(namespace) ?? null)),
    grantOf,
    setChain(namespace, chain) {
      const last = sessions.get(namespace)
      const grant = grantOf(namespace)
      if (last !== undefined && grant !== null)
        set(namespace, withChain(namespace, last, chain, grant))
    },
    restoreAddress(namespace, address) {
      const last = sessions.get(namespace)
      restored.set(namespace, address)
      reportedByWallet.delete(namespace)
      if (last !== undefined)
        sessions.set(namespace, { ...last, accounts: arrange(namespace, last.accounts) })
    },
    setBitcoinAddresses,
    subscribe: (listener) => emitter.subscribe((event) => listener(...event)),
  }
}
