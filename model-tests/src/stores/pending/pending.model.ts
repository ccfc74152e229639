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
  project: ({ watched, own, seen }) => [
    watched?.address,
    watched?.network.caipNetworkId,
    own,
    seen,
  ],
  farEnough: ({ seen }) => seen > 200,
  outside: storeRole(pendingReactions),
  states: {
    idle: ({ context, play }) => {
      assertEqual(context.watched, null, 'no account')
      assertEqual(play.world.clock.waiting(), 0, 'no count is due')
    },
    waiting: ({ context, play }) => {
      assertTrue(isBelowLimit(context.seen), 'fewer than 99')
      assertEqual(play.world.clock.waiting(), 1, 'the next count is due')
    },
    counting: ({ context, play }) => {
      const { own: _, ...asked } = Object(play.world.pending('countPending').input)
      assertEqual(asked, context.watched, 'counts for the watched account')
    },
    stopped: ({ context, play }) => {
      assertTrue(!isBelowLimit(context.seen), '99 or more')
      assertEqual(play.world.clock.waiting(), 0, 'no count is due')
    },
  },
  invariants: {
    'no account is watched exactly in the idle state': ({ state, context }) =>
      assertEqual(context.watched === null, state.matches('idle'), 'idle'),
    'at most one open request': ({ play }) =>
      assertTrue(
        play.world.calls.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'open requests',
      ),
    'pending.found names the namespace of the watched account': ({ news, context }) => {
      for (const fact of news)
        assertEqual(Object(fact).namespace, context.watched?.namespace, 'namespace')
    },
  },
  allow: {},
}
