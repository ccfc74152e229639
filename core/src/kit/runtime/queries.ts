import type { SharedConnector } from '../../connectors/connector.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { closeOutcome, isConnectView } from '../../domain/routing/navigation.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { findConnectors } from '../../domain/wallet/find-connectors.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import type { Queries } from '../../protocol/reactions.ts'
import type { KitDeps } from '../deps/create-deps.ts'

type QueriesOptions = {
  state(): Omit<KitState, 'restoring'>
  connectors: readonly Pick<SharedConnector, 'id' | 'provider'>[]
  /** Connector id of the in-page wallet. Null if there is none. */
  inPageWallet: string | null
  isFlowEnded(entry: RouterEntry): boolean
  subjectOf(entry: RouterEntry): string | null
  missingSignIn: KitDeps['missingSignIn']
}

/** Creates the queries of reactions. They read the state at the time of the call. */
export const createQueries = ({
  state,
  connectors,
  inPageWallet,
  isFlowEnded,
  subjectOf,
  missingSignIn,
}: QueriesOptions): Queries => ({
  isOpen: () => state().modal.phase === 'open',
  currentView: () => state().router.entry.view,
  isFlowEnded: () => isFlowEnded(state().router.entry),
  shownTransfer: () => (state().modal.phase === 'open' ? subjectOf(state().router.entry) : null),
  isConnecting: () => state().modal.phase === 'open' && isConnectView(state().router.entry.view),
  isOtherNamespace() {
    const namespace = namespaceOfEntry(state())
    return namespace !== null && namespace !== state().network.activeNamespace
  },
  isSwitchingTo(id) {
    const { view, data } = state().router.entry
    return view === 'SwitchNetwork' && data.caipNetworkId === id
  },
  isConfigured: (id) => state().network.networks.some(({ caipNetworkId }) => caipNetworkId === id),
  isConnected(namespace) {
    const { accounts, network } = state()
    return accounts[namespace ?? network.activeNamespace ?? '']?.status === 'connected'
  },
  statusOf: (namespace) => state().accounts[namespace]?.status ?? 'disconnected',
  connectorOf: (namespace) => state().accounts[namespace]?.connectorId ?? null,
  connectorsFor: (wallet) => findConnectors(state(), wallet),
  isInstalled: (connectorId, namespace) =>
    connectorById(state().connections.connectors, connectorId, namespace) !== null,
  networkOf: (namespace) => state().network.byNamespace[namespace]?.caipNetworkId ?? null,
  activeNamespace: () => state().network.activeNamespace,
  nextConnectedNetwork(without) {
    // a shared session ends for all its namespaces at once, but each account store receives the
    // event separately
    const hasEnded = (namespace: string, connectorId: string | null) =>
      connectors.find(({ id }) => id === connectorId)?.provider(namespace) === null
    const connected = Object.values(state().accounts).filter(
      ({ namespace, connectorId, status }) =>
        status === 'connected' && !without.includes(namespace) && !hasEnded(namespace, connectorId),
    )
    return connected.find(({ caipNetworkId }) => caipNetworkId !== null)?.caipNetworkId ?? null
  },
  offeredNamespace: () => state().modal.namespace,
  showsUnsupportedChain() {
    const { enableNetworkSwitch, allowUnsupportedChain } = state().config
    return enableNetworkSwitch && !allowUnsupportedChain
  },
  missingSignIn: () => missingSignIn(state()),
  connectedNamespaces: () =>
    Object.values(state().accounts).flatMap(({ namespace, status }) =>
      status === 'connected' ? [namespace] : [],
    ),
  isInPageWallet: (connectorId) =>
    connectorId === inPageWallet || connectorId === embeddedConnectorId,
  pendingRequests: () => state().approvals.pending.map(({ id }) => id),
  transactions: () => state().router.transactions,
  mayClose() {
    const current = state()
    const { entry, entries } = current.router
    const missing = missingSignIn(current)
    const outcome = closeOutcome({
      view: entry.view,
      history: entries.map(({ view }) => view),
      signIn: { required: missing === 'required', sessions: missing === 'none' ? 1 : 0 },
    })
    return outcome === 'close'
  },
  projectId: () => state().config.projectId ?? '',
  trackedAccount() {
    const { accounts, network } = state()
    const account = accounts[network.activeNamespace ?? '']
    const active = account?.accounts.find(({ address }) => address === account.address)
    return {
      network: account?.caipNetworkId ?? '',
      isSmartAccount: active?.type === 'smartAccount',
    }
  },
})

/** The namespace that the view is about, or null. */
function namespaceOfEntry({
  router: { entry },
  modal,
}: Pick<KitState, 'router' | 'modal'>): Namespace | null {
  const { view, data } = entry
  if (view === 'ConnectingExternal') return data.namespace ?? modal.namespace
  if (isConnectView(view)) return modal.namespace
  return view === 'SwitchNetwork' || view === 'SwitchActiveChain'
    ? namespaceOf(data.caipNetworkId)
    : null
}
