import { isBelowLimit } from '../../../../core/src/stores/pending/pending.guards.ts'
import { pendingMachine } from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.reactions.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { pendingCases, pendingInputs } from './pending.cases.ts'

/** The model of the pending store. */
export const pendingModel: MachineModel<typeof pendingMachine> = {
  id: 'stores/pending',
  machine: pendingMachine,
  inputs: pendingInputs,
  cases: pendingCases,
  commands: ['watch'],
  listeners: {},
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
      assertEqual(context.watched, null, 'no account')
      assertEqual(run.environment.clock.pendingTimers(), 0, 'no count is due')
    },
    waiting: ({ context, run }) => {
      assertTrue(isBelowLimit(context.counted), 'fewer than 99')
      assertEqual(run.environment.clock.pendingTimers(), 1, 'the next count is due')
    },
    counting: ({ context, run }) => {
      const { own: _, ...asked } = Object(run.environment.pending('countPending').input)
      assertEqual(asked, context.watched, 'counts for the watched account')
    },
    stopped: ({ context, run }) => {
      assertTrue(!isBelowLimit(context.counted), '99 or more')
      assertEqual(run.environment.clock.pendingTimers(), 0, 'no count is due')
    },
  },
  invariants: {
    'no account is watched exactly in the idle state': ({ state, context }) =>
      assertEqual(context.watched === null, state.matches('idle'), 'idle'),
    'at most one open request': ({ run }) =>
      assertTrue(
        run.environment.requests.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'open requests',
      ),
    'pending.found names the namespace of the watched account': ({ emitted, context }) => {
      for (const event of emitted)
        assertEqual(Object(event).namespace, context.watched?.namespace, 'namespace')
    },
  },
  allow: {},
}
