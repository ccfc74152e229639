import type { Namespace } from '../../domain/caip/namespace.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { isSameWallet } from '../../domain/wallet/merge-connectors.ts'
import { embeddedConnectorId, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { DisconnectData, DisconnectInput, DisconnectTarget } from './disconnect.types.ts'

const sharedIds: readonly string[] = [remoteConnectorId, embeddedConnectorId]

/**
 * Returns the wallets to disconnect: those of the given namespaces, or all. A remote wallet or a
 * login that is stored but not connected is included: disconnecting it must also end its session.
 */
export function disconnectInput(state: KitState, data: DisconnectData): DisconnectInput {
  const { accounts } = state
  const { namespaces = Object.keys(accounts), stored = {} } = data ?? {}
  const [requested = 'all', ...others] = data?.namespaces ?? []
  return {
    requested: others.length > 0 ? 'all' : requested,
    wallets: namespaces.flatMap((namespace) => {
      const storedId = sharedIds.find((id) => id === stored[namespace]) ?? null
      const connectorId = accounts[namespace]?.connectorId ?? storedId
      if (connectorId === null) return []
      const isUsed = isUsedElsewhere(state, { namespace, connectorId }, (other) =>
        namespaces.includes(other) ? null : (accounts[other]?.connectorId ?? stored[other] ?? null),
      )
      return [{ namespace, connectorId, revoke: !isUsed }]
    }),
  }
}

/**
 * Whether the wallet of a namespace is also that of another one. `connectorOf`: null for a
 * namespace that does not stay connected.
 */
function isUsedElsewhere(
  { accounts, connections: { connectors } }: KitState,
  { namespace, connectorId }: Pick<DisconnectTarget, 'namespace' | 'connectorId'>,
  connectorOf: (namespace: Namespace) => string | null,
): boolean {
  const wallet = connectorById(connectors, connectorId, namespace)
  return Object.keys(accounts).some((otherNamespace) => {
    const otherId = connectorOf(otherNamespace)
    const other = otherId === null ? null : connectorById(connectors, otherId, otherNamespace)
    return wallet !== null && other !== null && isSameWallet(wallet, other)
  })
}
