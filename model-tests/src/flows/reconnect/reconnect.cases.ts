import type { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import type { ReconnectInput } from '../../../../core/src/flows/reconnect/reconnect.types.ts'
import { alice, fox, foxConnection } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Stored with the active account, and by a version that stored no account. */
export const reconnectInputs: Record<'stored' | 'older', ReconnectInput> = {
  stored: { namespace: 'eip155', connectorId: fox.id, address: alice },
  older: { namespace: 'eip155', connectorId: fox.id, address: null },
}
/** The wallet shares an account, shares none (locked, revoked), or fails. */
export const reconnectCases: Cases<typeof reconnectMachine> = {
  'xstate.done.actor.restoreConnection': [{ output: foxConnection }, { output: null }],
  'xstate.error.actor.restoreConnection': [{ error: new Error('broken') }],
}
