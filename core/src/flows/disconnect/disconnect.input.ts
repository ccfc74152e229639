import type { KitState } from '../../contracts/kit-state.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { DisconnectInput } from './disconnect.types.ts'

/** Which wallets are left: those of the namespaces named, all where none is (specification, section 4). */
export function disconnectInput({ accounts }: KitState, data: unknown): DisconnectInput {
  const named = (data as { namespaces: readonly Namespace[] } | null)?.namespaces ?? Object.keys(accounts)
  return {
    leaving: named.flatMap((namespace) => {
      const connectorId = accounts[namespace]?.connectorId ?? null
      return connectorId === null ? [] : [{ namespace, connectorId }]
    }),
  }
}
