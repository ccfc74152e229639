import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { DisconnectData, DisconnectInput } from './disconnect.types.ts'

/**
 * Returns the wallets to disconnect: those of the given namespaces, or all. A remote wallet that is
 * stored but not connected is included, because disconnecting it must also end its session.
 */
export function disconnectInput({ accounts }: KitState, data: DisconnectData): DisconnectInput {
  const { namespaces = Object.keys(accounts), stored = {} } = data ?? {}
  const [requested = 'all', ...others] = data?.namespaces ?? []
  return {
    requested: others.length > 0 ? 'all' : requested,
    wallets: namespaces.flatMap((namespace) => {
      const storedId = stored[namespace] === remoteConnectorId ? remoteConnectorId : null
      const connectorId = accounts[namespace]?.connectorId ?? storedId
      return connectorId === null ? [] : [{ namespace, connectorId }]
    }),
  }
}
