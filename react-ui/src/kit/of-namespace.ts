import type { AccountState, Connector, KitState, Namespace, Network } from '@latchkit/core'

/** The namespace that is meant: the active one where none is named. */
const meant = ({ network }: Pick<KitState, 'network'>, namespace: Namespace | undefined) =>
  namespace ?? network.activeNamespace ?? ''

/** The account of a namespace; null before anything was connected there. */
export const accountOf = (state: KitState, namespace?: Namespace): AccountState | null =>
  state.accounts[meant(state, namespace)] ?? null

/** The network of a namespace, and whether the page offers it. */
export function networkOf(
  { network }: Pick<KitState, 'network'>,
  namespace?: Namespace,
): { active: Network | null; supported: boolean } {
  if (namespace === undefined) return network
  const active = network.byNamespace[namespace] ?? null
  return {
    active,
    supported:
      active !== null &&
      network.networks.some(({ caipNetworkId }) => caipNetworkId === active.caipNetworkId),
  }
}

/** The wallet that holds an account: one id may be there on several namespaces, and the wallet across the relay serves them all. */
export const holderOf = (
  connectors: readonly Connector[],
  account: Pick<AccountState, 'connectorId' | 'namespace'>,
): Connector | null =>
  connectors.find(
    ({ id, chain, type }) =>
      id === account.connectorId && (chain === account.namespace || type === 'WALLET_CONNECT'),
  ) ?? null

/** The wallet that is connected in a namespace. */
export function walletOf(state: KitState, namespace?: Namespace): Connector | null {
  const account = accountOf(state, namespace)
  return account?.status === 'connected' ? holderOf(state.connections.connectors, account) : null
}
