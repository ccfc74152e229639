import type { Connection } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'

/** What storage remembers of one namespace. `address`: the account that was active; taken up again if the wallet still shares it. */
export type ReconnectInput = { namespace: Namespace; connectorId: string; address: string | null }
/** Why it was lost: only a wallet's own no, or a person's, is final. */
export type LostReason = 'not-shared' | 'cancelled' | 'silent' | 'failed'
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
