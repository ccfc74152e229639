import { isBelowLimit } from '../../../../core/src/stores/pending/pending.guards.ts'
import { pendingMachine } from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.reactions.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { pendingCases, pendingInputs } from './pending.cases.ts'

/** The watch on an account's pending transactions. */
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
      assertEqual(context.watched, null, 'nobody')
      assertEqual(play.world.clock.waiting(), 0, 'no look is due')
    },
    waiting: ({ context, play }) => {
      assertTrue(isBelowLimit(context.seen), 'fewer than 99')
      assertEqual(play.world.clock.waiting(), 1, 'the next look is due')
    },
    counting: ({ context, play }) => {
      const { own: _, ...asked } = Object(play.world.pending('countPending').input)
      assertEqual(asked, context.watched, 'asked of whom it is')
    },
    stopped: ({ context, play }) => {
      assertTrue(!isBelowLimit(context.seen), '99 or more')
      assertEqual(play.world.clock.waiting(), 0, 'no look is due')
    },
  },
  invariants: {
    'nobody is looked after exactly when idle': ({ state, context }) =>
      assertEqual(context.watched === null, state.matches('idle'), 'idle'),
    'one question at a time': ({ play }) =>
      assertTrue(
        play.world.calls.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'questions',
      ),
    'what was found is of the account that is looked after': ({ news, context }) => {
      for (const fact of news)
        assertEqual(Object(fact).namespace, context.watched?.namespace, 'namespace')
    },
  },
  allow: {},
}
