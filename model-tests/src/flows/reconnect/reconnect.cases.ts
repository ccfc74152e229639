import type { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import type { ReconnectInput } from '../../../../core/src/flows/reconnect/reconnect.types.ts'
import { alice, fox, foxConnection } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** Inputs from a storage with an account, and from a version of the kit that stored no account. */
export const reconnectInputs: Record<'stored' | 'withoutAddress', ReconnectInput> = {
  stored: { namespace: 'eip155', connectorId: fox.id, address: alice },
  withoutAddress: { namespace: 'eip155', connectorId: fox.id, address: null },
}
/** The wallet shares an account, shares no account (it is locked or was revoked), or fails. */
export const reconnectCases: Cases<typeof reconnectMachine> = {
  'xstate.done.actor.restoreConnection': [{ output: foxConnection }, { output: null }],
  'xstate.error.actor.restoreConnection': [{ error: new Error('broken') }],
}
