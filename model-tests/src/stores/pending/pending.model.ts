import {
  isBelowLimit,
  pendingMachine,
} from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { pendingCases, pendingInputs } from './pending.cases.ts'

export const pendingModel: MachineModel<typeof pendingMachine> = {
  id: 'stores/pending',
  machine: pendingMachine,
  inputs: pendingInputs,
  cases: pendingCases,
  commands: ['watch'],
  listeners: { countPending: ['count.changed'] },
  project: ({ watched, own, counted }) => [
    watched?.address,
    watched?.network.caipNetworkId,
    own,
    counted,
  ],
  stopsPath: ({ counted }) => counted > 200,
  role: storeRole(pendingReactions),
  states: {
    idle: ({ context, run }) => {
      assertEqual(context.watched, null, 'watched account')
      assertEqual(run.environment.clock.pendingTimers(), 0, 'timers')
    },
    waiting: ({ context, run }) => {
      assertTrue(isBelowLimit(context.counted), 'fewer than 99 transactions')
      assertEqual(run.environment.clock.pendingTimers(), 1, 'timers')
    },
    counting: ({ context, run }) => {
      assertTrue(isBelowLimit(context.counted), 'fewer than 99 transactions')
      assertEqual(run.environment.openChannel('countPending').input, context.watched, 'account')
    },
    stopped: ({ context, run }) => {
      assertTrue(!isBelowLimit(context.counted), '99 or more transactions')
      assertEqual(run.environment.clock.pendingTimers(), 0, 'timers')
    },
  },
  invariants: {
    'the machine is in `idle` exactly while no account is watched': ({ state, context }) =>
      assertEqual(context.watched === null, state.matches('idle'), 'idle'),
    'pending.found names the namespace of the watched account': ({ emitted, context }) => {
      for (const event of emitted)
        assertEqual(Object(event).namespace, context.watched?.namespace, 'namespace')
    },
  },
  allow: {},
}
