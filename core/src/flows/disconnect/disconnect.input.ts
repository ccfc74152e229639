import type { KitState } from '../../contracts/kit-state.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { DisconnectInput } from './disconnect.types.ts'

/** Which wallets are left: those of the namespaces named (specification, section 4). */
export function disconnectInput({ accounts }: KitState, data: unknown): DisconnectInput {
  const { namespaces } = data as { namespaces: readonly Namespace[] }
  return {
    leaving: namespaces.flatMap((namespace) => {
      const connectorId = accounts[namespace]?.connectorId ?? null
      return connectorId === null ? [] : [{ namespace, connectorId }]
    }),
  }
}
