import type { Namespace } from '../../domain/caip/namespace.ts'

export type Leaving = { namespace: Namespace; connectorId: string }
export type DisconnectInput = { leaving: readonly Leaving[] }
/** A namespace whose wallet did not let go, and what it said; our side is disconnected all the same. */
export type Stayed = { namespace: Namespace; text: string }
export type DisconnectOutput = { leaving: readonly Leaving[]; failed: readonly Stayed[] }
export type DisconnectContext = DisconnectInput & { failed: readonly Stayed[] }
export type DisconnectCommand = { type: 'cancel' }
export type DisconnectEvent = DisconnectCommand
export type DisconnectEmitted = never
export type DisconnectView = { step: 'leaving'; cancel(): void } | { step: 'left' }
