import type { Namespace } from '../../domain/namespace.ts'

export type Leaving = { namespace: Namespace; connectorId: string }
export type DisconnectInput = { leaving: readonly Leaving[] }
/** `failed`: namespaces whose wallet did not let go; our side is disconnected all the same. */
export type DisconnectOutput = { namespaces: readonly Namespace[]; failed: readonly { namespace: Namespace; text: string }[] }
export type DisconnectContext = DisconnectInput & { failed: DisconnectOutput['failed'] }
export type DisconnectEvent = { type: 'cancel' }
export type DisconnectFact = never
export type DisconnectView = { step: 'leaving' } | { step: 'left' }
