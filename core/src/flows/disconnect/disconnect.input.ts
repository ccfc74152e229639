import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { DisconnectInput } from './disconnect.types.ts'

type Data = { namespaces: readonly Namespace[]; remembered?: ByNamespace<string> } | null

/**
 * Which wallets are left: those of the namespaces named, all where none is (specification, section 4). A remote wallet that is only
 * remembered is told as well: its session stands until somebody ends it.
 */
export function disconnectInput({ accounts }: KitState, data: unknown): DisconnectInput {
  const { namespaces, remembered } = {
    namespaces: Object.keys(accounts),
    remembered: {},
    ...(data as Data),
  }
  return {
    leaving: namespaces.flatMap((namespace) => {
      const kept = remembered[namespace] === remoteConnectorId ? remoteConnectorId : null
      const connectorId = accounts[namespace]?.connectorId ?? kept
      return connectorId === null ? [] : [{ namespace, connectorId }]
    }),
  }
}
