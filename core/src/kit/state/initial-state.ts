import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { initialNetwork } from '../../domain/network/network-rules.ts'
import type { AccountState, ConfigState, KitState, RouterEntry } from '../../protocol/kit-state.ts'
import type { Persisted } from './persisted.ts'

export type InitialNetworks = {
  networks: readonly Network[]
  activeNamespace: Namespace | null
  byNamespace: ByNamespace<Network>
}

/**
 * Returns the networks that a kit starts with. The active one is the stored network, else
 * `preferred`, else the first network.
 */
export function initialNetworks(
  networks: readonly Network[],
  preferred: Network['caipNetworkId'] | null,
  { network }: Persisted,
): InitialNetworks {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  const active = initialNetwork({ networks, namespaces, stored: network, preferred })
  const firstNetworks = namespaces.map((namespace) => [
    namespace,
    networks.find(({ chainNamespace }) => chainNamespace === namespace),
  ])
  return {
    networks,
    activeNamespace: active?.chainNamespace ?? null,
    byNamespace: {
      ...Object.fromEntries(firstNetworks),
      ...(active === null ? {} : { [active.chainNamespace]: active }),
    },
  }
}

/**
 * Returns the state before the engine is loaded: options, networks, and accounts without a wallet.
 * With `restoring: null`, all accounts are `reconnecting`: each may have a stored connection.
 */
export function initialState(
  config: ConfigState,
  network: InitialNetworks,
  restoring: KitState['restoring'],
): KitState {
  const entry: RouterEntry = { key: 'Connect-0', view: 'Connect', data: null }
  const active =
    (network.activeNamespace === null ? null : network.byNamespace[network.activeNamespace]) ?? null
  return {
    config,
    connections: { connectors: [], recent: [], session: null },
    directory: {
      status: 'idle',
      problem: null,
      featured: [],
      recommended: [],
      count: 0,
      excluded: [],
    },
    accounts: Object.fromEntries(
      config.namespaces.map((namespace) => [
        namespace,
        initialAccount(namespace, restoring?.includes(namespace) ?? true),
      ]),
    ),
    network: {
      ...network,
      active,
      supported: active === null || network.networks.includes(active),
    },
    router: { entry, entries: [entry], transactions: 0, direction: 'forward' },
    modal: {
      phase: config.embedded ? 'open' : 'closed',
      shaking: false,
      namespace: null,
      consent: 'missing',
    },
    toast: { open: false },
    alert: { open: false },
    approvals: {
      request: null,
      pending: [],
      waiting: 0,
      step: 'idle',
      approvable: false,
      origin: '',
      fee: null,
      readingFee: false,
      tokens: null,
    },
    transfers: { entries: [] },
    session: {
      status: config.signIn ? 'inactive' : 'disabled',
      required: config.signIn,
      account: null,
      session: null,
      problem: null,
    },
    embedded: { user: null, socialProvider: null, smartAccountNetworks: [] },
    restoring,
    loading: restoring !== null && restoring.length > 0,
  }
}

const initialAccount = (namespace: Namespace, isReconnecting: boolean): AccountState => ({
  namespace,
  status: isReconnecting ? 'reconnecting' : 'disconnected',
  address: null,
  caipAddress: null,
  caipNetworkId: null,
  accounts: [],
  connectorId: null,
  preferredAccountType: null,
  balance: null,
  balanceStatus: 'idle',
  balanceProblem: null,
  tokens: [],
  tokensStatus: 'idle',
  tokensProblem: null,
  tokensCoverage: 'full',
  hiddenTokens: 0,
  tokensReadAt: null,
  identity: null,
  smartAccountDeployed: null,
  currentTab: 'tokens',
  addressLabels: {},
})
