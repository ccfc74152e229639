import type { RemoteConnector } from '../../connectors/connector.ts'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { isConnecting, tryClose } from '../../domain/routing/navigation.ts'
import { connectorOf } from '../../domain/wallet/connector-of.ts'
import { waysTo } from '../../domain/wallet/find-connectors.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import type { Questions } from '../../protocol/messages.ts'

/**
 * What reactions may ask, answered from the state as it is when they run. `remote`: wallets across the relay, where there are any.
 * `approving`: the wallet inside this page, where there is one.
 */
export const questionsOf = (
  state: () => KitState,
  remote: Pick<RemoteConnector, 'provider'> | null,
  approving: string | null,
): Questions => ({
  isOpen: () => state().modal.phase === 'open',
  currentView: () => state().router.entry.view,
  isConnecting: () => state().modal.phase === 'open' && isConnecting(state().router.entry.view),
  isElsewhere() {
    const its = subjectOf(state().router.entry)
    return its !== null && its !== state().network.activeNamespace
  },
  isConfigured: (id) => state().network.networks.some(({ caipNetworkId }) => caipNetworkId === id),
  isConnected(namespace) {
    const { accounts, network } = state()
    return accounts[namespace ?? network.activeNamespace ?? '']?.status === 'connected'
  },
  statusOf: (namespace) => state().accounts[namespace]?.status ?? 'disconnected',
  connectorOf: (namespace) => state().accounts[namespace]?.connectorId ?? null,
  connectorsFor: (wallet) => waysTo(state(), wallet),
  isInstalled: (connectorId, namespace) =>
    connectorOf(state().connections.connectors, connectorId, namespace) !== null,
  networkOf: (namespace) => state().network.byNamespace[namespace]?.caipNetworkId ?? null,
  activeNamespace: () => state().network.activeNamespace,
  nextConnected(without) {
    // a session that is over is over for all its namespaces, also those that have not heard of it yet
    const isOver = (namespace: string, connectorId: string | null) =>
      connectorId === remoteConnectorId && remote !== null && remote.provider(namespace) === null
    const others = Object.values(state().accounts).filter(
      ({ namespace, connectorId, status }) =>
        status === 'connected' && !without.includes(namespace) && !isOver(namespace, connectorId),
    )
    return others.find(({ caipNetworkId }) => caipNetworkId !== null)?.caipNetworkId ?? null
  },
  narrowedTo: () => state().modal.namespace,
  showsUnsupportedChain() {
    const { enableNetworkSwitch, allowUnsupportedChain } = state().config
    return enableNetworkSwitch && !allowUnsupportedChain
  },
  approvesIn: (connectorId) => connectorId === approving,
  transactions: () => state().router.transactions,
  mayClose() {
    const { entry, entries } = state().router
    return (
      tryClose({ view: entry.view, history: entries.map(({ view }) => view), signIn: null }) ===
      'close'
    )
  },
})

/** The namespace that a page asks about; null: none in particular. */
function subjectOf({ view, data }: RouterEntry): Namespace | null {
  if (view === 'ConnectingExternal') return data.namespace ?? null
  return view === 'SwitchNetwork' || view === 'SwitchActiveChain'
    ? namespaceOf(data.caipNetworkId)
    : null
}
