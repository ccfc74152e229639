import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { DisconnectInput } from './disconnect.types.ts'

type Data = { namespaces: readonly Namespace[]; remembered?: ByNamespace<string> } | null

/**
 * Returns the wallets to disconnect: those of the given namespaces, or all. `remembered` holds the
 * stored connector ids per namespace. A remote wallet that is stored but not connected is included,
 * because its session lasts until it is ended.
 */
export function disconnectInput({ accounts }: KitState, data: unknown): DisconnectInput {
  const { namespaces, remembered } = {
    namespaces: Object.keys(accounts),
    remembered: {},
    ...(data as Data),
  }
  return {
    wallets: namespaces.flatMap((namespace) => {
      const stored = remembered[namespace] === remoteConnectorId ? remoteConnectorId : null
      const connectorId = accounts[namespace]?.connectorId ?? stored
      return connectorId === null ? [] : [{ namespace, connectorId }]
    }),
  }
}
