import type { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import { fox, foxConnection } from '../../samples.ts'
import type { Cases } from '../../walker/chart-model.ts'

export const reconnectInputs = { stored: { namespace: 'eip155', connectorId: fox.id } }
/** The wallet shares an account, shares none (locked, revoked), or cannot. */
export const reconnectCases: Cases<typeof reconnectMachine> = {
  'xstate.done.actor.restoreConnection': [{ output: foxConnection }, { output: null }],
  'xstate.error.actor.restoreConnection': [{ error: new Error('broken') }],
}
