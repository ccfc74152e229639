import type { SharedConnector } from '../../connectors/connector.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { closeOutcome, isConnectView } from '../../domain/routing/navigation.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { findConnectors } from '../../domain/wallet/find-connectors.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { ModalState, RouterEntry } from '../../protocol/kit-state.ts'
import type { Queries } from '../../protocol/reactions.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import type { Stores } from './stores.ts'

type QueriesOptions = {
  stores(): Pick<Stores, 'refs' | 'account' | 'accounts'>
  connectors: readonly Pick<SharedConnector, 'id' | 'provider'>[]
  /** Connector id of the in-page wallet. Null if there is none. */
  inPageWallet: string | null
  isFlowEnded(entry: RouterEntry): boolean
  subjectOf(entry: RouterEntry): string | null
  missingSignIn: KitDeps['missingSignIn']
}

/** Creates the queries of reactions. They read the state at the time of the call. */
export function createQueries({
  stores,
  connectors,
  inPageWallet,
  isFlowEnded,
  subjectOf,
  missingSignIn,
}: QueriesOptions): Queries {
  const config = () => stores().refs.config.state()
  const connections = () => stores().refs.connections.state()
  const network = () => stores().refs.network.state()
  const modal = () => stores().refs.modal.state()
  const router = () => stores().refs.router.state()
  const session = () => stores().refs.session.state()
  const account = (namespace: Namespace | null) =>
    stores()
      .account(namespace ?? '')
      ?.state()
  const accounts = () => Object.values(stores().accounts())
  const isOpen = () => modal().phase === 'open'
  const missing = () =>
    missingSignIn({ accounts: stores().accounts(), network: network(), session: session() })
  return {
    isOpen,
    currentView: () => router().entry.view,
    isFlowEnded: () => isFlowEnded(router().entry),
    shownTransfer: () => (isOpen() ? subjectOf(router().entry) : null),
    isConnecting: () => isOpen() && isConnectView(router().entry.view),
    isOtherNamespace() {
      const namespace = namespaceOfEntry(router().entry, modal())
      return namespace !== null && namespace !== network().activeNamespace
    },
    isSwitchingTo(id) {
      const { view, data } = router().entry
      return view === 'SwitchNetwork' && data.caipNetworkId === id
    },
    isConfigured: (id) => network().networks.some(({ caipNetworkId }) => caipNetworkId === id),
    isConnected: (namespace) =>
      account(namespace ?? network().activeNamespace)?.status === 'connected',
    statusOf: (namespace) => account(namespace)?.status ?? 'disconnected',
    connectorOf: (namespace) => account(namespace)?.connectorId ?? null,
    connectorsFor: (wallet) =>
      findConnectors({ connections: connections(), network: network(), modal: modal() }, wallet),
    isInstalled: (connectorId, namespace) =>
      connectorById(connections().connectors, connectorId, namespace) !== null,
    networkOf: (namespace) => network().byNamespace[namespace]?.caipNetworkId ?? null,
    activeNamespace: () => network().activeNamespace,
    nextConnectedNetwork(without) {
      // a shared session ends for all its namespaces at once, but each account store receives the
      // event separately
      const hasEnded = (namespace: string, connectorId: string | null) =>
        connectors.find(({ id }) => id === connectorId)?.provider(namespace) === null
      const connected = accounts().filter(
        ({ namespace, connectorId, status }) =>
          status === 'connected' &&
          !without.includes(namespace) &&
          !hasEnded(namespace, connectorId),
      )
      return connected.find(({ caipNetworkId }) => caipNetworkId !== null)?.caipNetworkId ?? null
    },
    offeredNamespace: () => modal().namespace,
    showsUnsupportedChain() {
      const { enableNetworkSwitch, allowUnsupportedChain } = config()
      return enableNetworkSwitch && !allowUnsupportedChain
    },
    missingSignIn: missing,
    connectedNamespaces: () =>
      accounts().flatMap(({ namespace, status }) => (status === 'connected' ? [namespace] : [])),
    isInPageWallet: (connectorId) =>
      connectorId === inPageWallet || connectorId === embeddedConnectorId,
    pendingRequests: () =>
      stores()
        .refs.approvals.state()
        .pending.map(({ id }) => id),
    transactions: () => router().transactions,
    mayClose() {
      const { entry, entries } = router()
      const signIn = missing()
      const outcome = closeOutcome({
        view: entry.view,
        history: entries.map(({ view }) => view),
        signIn: { required: signIn === 'required', sessions: signIn === 'none' ? 1 : 0 },
      })
      return outcome === 'close'
    },
    projectId: () => config().projectId ?? '',
    trackedAccount() {
      const current = account(network().activeNamespace)
      const active = current?.accounts.find(({ address }) => address === current.address)
      return {
        network: current?.caipNetworkId ?? '',
        isSmartAccount: active?.type === 'smartAccount',
      }
    },
  }
}

/** The namespace that the view is about, or null. */
function namespaceOfEntry(
  { view, data }: RouterEntry,
  modal: Pick<ModalState, 'namespace'>,
): Namespace | null {
  if (view === 'ConnectingExternal') return data.namespace ?? modal.namespace
  if (isConnectView(view)) return modal.namespace
  return view === 'SwitchNetwork' || view === 'SwitchActiveChain'
    ? namespaceOf(data.caipNetworkId)
    : null
}
