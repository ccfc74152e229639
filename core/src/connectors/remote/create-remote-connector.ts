import { withDeadline } from '../../clients/http/with-deadline.ts'
import { createRelay } from '../../clients/relay/create-relay.ts'
import type { RelayOptions } from '../../clients/relay/relay.types.ts'
import type { AccountType, Connection } from '../../domain/account/account.ts'
import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { hearingAddresses, proposedNamespaces } from '../../domain/remote/remote-namespaces.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import { type RemoteSession, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { lazy } from '../../platform/lazy.ts'
import type { RemoteConnector } from '../connector.ts'
import { createAddressQuestion } from './ask-addresses.ts'
import { describeSession } from './describe-session.ts'
import { proposedChains } from './known-chains.ts'
import type { NodeReads } from './node-reads.ts'
import { answer } from './requests.ts'
import { createSharedProvider, type SpokenProvider } from './shared-provider.ts'
import { createStandings } from './standings.ts'
import { createWatchers } from './watchers.ts'

export type RemoteConnectorOptions = Omit<RelayOptions, 'relayUrl' | 'proposal'> & {
  /** ws(s); null: the makers' own. */
  relay: string | null
  override: RemoteOverride | null
  networks(): readonly Network[]
  /** The network the page is on, of the namespace. */
  active(namespace: Namespace): CaipNetworkId | null
  /** The kind of account that a namespace begins with. */
  accountType(namespace: Namespace): AccountType
}

/** Wallets on other devices, over one relay session for all namespaces. Throws `config/option-invalid` for a provider that is none. */
export function createRemoteConnector(options: RemoteConnectorOptions): RemoteConnector {
  const { platform, projectId, override, networks, active } = options
  const { clock, log } = platform
  const life = new AbortController()
  const proposal = () => hearingAddresses(proposedNamespaces(networks(), override), override)
  const relay = createRelay({ ...options, relayUrl: options.relay, proposal })
  const preferred = isCaipNetworkId(override?.defaultChain) ? override.defaultChain : null
  const standings = createStandings({
    relay,
    known: () =>
      new Set([
        ...networks().map(({ caipNetworkId }) => caipNetworkId),
        ...proposedChains(proposal()),
      ]),
    prefer: (namespace) => [active(namespace), relay.remembered(namespace), preferred],
    wanted: options.accountType,
  })
  const watchers = createWatchers(standings.of)
  const askAddresses = createAddressQuestion({
    relay,
    standings,
    storage: platform.storage,
    life: life.signal,
  })
  const providers = new Map<Namespace, SpokenProvider>()
  const sessions = createEmitter<RemoteSession | null>()
  let nodeReads: NodeReads | null = null

  const loadReads = lazy(
    () => import('./node-reads.ts'),
    ({ createNodeReads }) => {
      nodeReads = createNodeReads({ platform, projectId, networks })
      if (life.signal.aborted) nodeReads.stop()
      return nodeReads
    },
  )
  const reads = () =>
    loadReads().catch((cause: unknown) => {
      throw new KitError('endpoint/unreachable', {}, { cause })
    })
  /** A session that serves nothing here any more would stand without anybody knowing of it; the wallet may still give another namespace. */
  const leaveUnused = () => {
    if (
      relay.session() !== null &&
      configured().every((namespace) => standings.of(namespace) === null)
    )
      void relay.end(life.signal)
  }
  standings.subscribe((namespace, event) => {
    const spoken = providers.get(namespace)
    if (event.type === 'disconnected') providers.delete(namespace)
    if (event.type === 'disconnected' && !event.quiet) queueMicrotask(leaveUnused)
    if (event.type === 'chain.changed') remember(event.caipNetworkId)
    if (event.type === 'chain.changed') askAddresses()
    spoken?.tell(event)
    watchers.tell(namespace, event)
  })
  relay.subscribe((news) => {
    if (news.type === 'wallet.said') return
    const session = news.type === 'session.ended' ? null : describeSession(news.session)
    sessions.emit(session)
  })
  const remember = (chain: CaipNetworkId) =>
    relay.remember(chain, findNetwork(networks(), chain)?.rpcUrls.default[0] ?? null)
  const connectionIn = (namespace: Namespace): Connection | null => {
    const standing = standings.of(namespace)
    const [front] = standing?.accounts ?? []
    if (standing === null || front === undefined) return null
    const { chain, accounts } = standing
    if (namespace === 'bip122') askAddresses()
    return watchers.hand({
      namespace,
      connectorId: remoteConnectorId,
      address: front.address,
      accounts,
      caipNetworkId: chain,
    })
  }
  const configured = () => [...new Set(networks().map(({ chainNamespace }) => chainNamespace))]

  return {
    pair: relay.pair,
    async grants(signal) {
      const session = relay.session()
      if (session === null) throw new KitError('rpc/provider-disconnected')
      const connections = configured().flatMap((namespace) => connectionIn(namespace) ?? [])
      for (const { caipNetworkId } of connections) remember(caipNetworkId)
      if (connections.length > 0) return connections
      await relay.end(signal)
      throw new KitError('remote/nothing-granted', { wallet: session.wallet.name })
    },
    async resume({ namespace, address }, signal) {
      await withDeadline({ clock, ms: null, signals: [signal, life.signal] }, relay.open)
      if (address !== null) standings.select(namespace, address)
      return connectionIn(namespace)
    },
    watch: watchers.watch,
    disconnect: relay.end,
    async switchNetwork({ namespace, caipNetworkId }) {
      if (standings.granted(namespace)?.chains.includes(caipNetworkId))
        standings.move(namespace, caipNetworkId)
      if (standings.of(namespace)?.chain !== caipNetworkId)
        throw new KitError('network/not-supported-by-wallet')
      return caipNetworkId
    },
    provider(namespace) {
      if (standings.of(namespace) === null) return null
      const known = providers.get(namespace)
      const parts = { relay, standings, clock, life: life.signal, reads }
      const standing = () => {
        const now = standings.of(namespace)
        return now && { accounts: now.accounts, caipNetworkId: now.chain }
      }
      const spoken =
        known ??
        createSharedProvider({
          namespace,
          log,
          standing,
          answer: (asked) => answer(parts, namespace, asked),
        })
      providers.set(namespace, spoken)
      return spoken.provider
    },
    watchSession(listener) {
      const session = relay.session()
      const unsubscribe = sessions.subscribe(listener)
      listener(session === null ? null : describeSession(session))
      return unsubscribe
    },
    watchComplaints: relay.watchComplaints,
    universalProvider: relay.provider,
    forget: relay.forget,
    wake: relay.wake,
    stop() {
      life.abort(new KitError('kit/stopped'))
      relay.stop()
      standings.stop()
      watchers.stop()
      sessions.clear()
      nodeReads?.stop()
    },
  }
}
