import type { Connection } from '../../domain/account.ts'
import type { Namespace } from '../../domain/namespace.ts'

/** What storage remembers of one namespace. */
export type ReconnectInput = { namespace: Namespace; connectorId: string }
export type ReconnectContext = ReconnectInput & { connection: Connection | null }
export type ReconnectEvent = { type: 'cancel' }
export type ReconnectFact = never
export type ReconnectOutput = { type: 'restored'; connection: Connection } | { type: 'lost'; namespace: Namespace }
export type Restored = { connection: Connection | null }
export type ReconnectView = { step: 'restoring'; cancel(): void } | { step: 'restored' } | { step: 'lost' }
