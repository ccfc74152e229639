import type { KitState } from '../contracts/kit-state.ts'
import type { Questions } from '../contracts/tell.ts'
import { tryClose } from '../domain/navigation.ts'

/** What reactions may ask, answered from the state as it is when they run. */
export const questionsOf = (state: () => KitState): Questions => ({
  isOpen: () => state().modal.phase === 'open',
  currentView: () => state().router.entry.view,
  isConfigured: (id) => state().network.networks.some(({ caipNetworkId }) => caipNetworkId === id),
  isConnected(namespace) {
    const { accounts, network } = state()
    return accounts[namespace ?? network.activeNamespace ?? '']?.status === 'connected'
  },
  statusOf: (namespace) => state().accounts[namespace]?.status ?? 'disconnected',
  connectorOf: (namespace) => state().accounts[namespace]?.connectorId ?? null,
  connectorFor({ id, rdns }) {
    const found = state().connections.connectors.filter(({ type }) => type !== 'WALLET_CONNECT')
    return found.find((connector) => connector.id === id || (rdns !== null && connector.rdns === rdns))?.id ?? null
  },
  isInstalled: (connectorId) => state().connections.connectors.some(({ id }) => id === connectorId),
  activeNamespace: () => state().network.activeNamespace,
  showsUnsupportedChain() {
    const { enableNetworkSwitch, allowUnsupportedChain } = state().config
    return enableNetworkSwitch && !allowUnsupportedChain
  },
  mayClose() {
    const { entry, entries } = state().router
    return tryClose({ view: entry.view, history: entries.map(({ view }) => view), signIn: null }) === 'close'
  },
})
