import { keepsWatching } from '../../../../core/src/stores/pending/pending.guards.ts'
import { pendingMachine } from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.reactions.ts'
import type { ChartModel } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { standingOutside } from '../../walker/outside.ts'
import { pendingCases, pendingInputs } from './pending.cases.ts'

/** The watch on an account's pending transactions. */
export const pendingModel: ChartModel<typeof pendingMachine> = {
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
  outside: standingOutside(pendingReactions),
  states: {
    idle: ({ context, play }) => {
      same(context.watched, null, 'nobody')
      same(play.world.clock.waiting(), 0, 'no look is due')
    },
    waiting: ({ context, play }) => {
      must(keepsWatching(context.seen), 'fewer than 99')
      same(play.world.clock.waiting(), 1, 'the next look is due')
    },
    looking: ({ context, play }) => {
      const { own: _, ...asked } = Object(play.world.pending('look').input)
      same(asked, context.watched, 'asked of whom it is')
    },
    over: ({ context, play }) => {
      must(!keepsWatching(context.seen), '99 or more')
      same(play.world.clock.waiting(), 0, 'no look is due')
    },
  },
  invariants: {
    'nobody is looked after exactly when idle': ({ state, context }) =>
      same(context.watched === null, state.matches('idle'), 'idle'),
    'one question at a time': ({ play }) =>
      must(
        play.world.calls.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'questions',
      ),
    'what was found is of the account that is looked after': ({ news, context }) => {
      for (const fact of news) same(Object(fact).namespace, context.watched?.namespace, 'namespace')
    },
  },
  allow: {},
}
