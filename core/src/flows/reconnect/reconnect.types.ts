import type { Connection } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'

/**
 * The stored connection of one namespace. `address`: the active account, which is restored if the
 * wallet still shares it.
 */
export type ReconnectInput = { namespace: Namespace; connectorId: string; address: string | null }
/**
 * Why a connection was not restored. `not-shared` (the wallet shares no account) and `cancelled`
 * (by the visitor) always remove the stored connection.
 */
export type LostReason = 'not-shared' | 'cancelled' | 'unresponsive' | 'failed'
export type ReconnectContext = ReconnectInput & {
  connection: Connection | null
  reason: LostReason
}
export type ReconnectCommand = { type: 'cancel' }
export type ReconnectEvent = ReconnectCommand
export type ReconnectEmitted = never
export type ReconnectOutput =
  | { type: 'restored'; connection: Connection }
  | { type: 'lost'; namespace: Namespace; connectorId: string; reason: LostReason }
export type Restored = { connection: Connection | null }
export type ReconnectView =
  | { step: 'restoring'; cancel(): void }
  | { step: 'restored' }
  | { step: 'lost' }
