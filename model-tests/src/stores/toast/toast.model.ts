import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { selectToast } from '../../../../core/src/stores/toast/toast.store.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { standingOutside } from '../../walker/outside.ts'
import { toastCases } from './toast.cases.ts'

const shows = ({ state }: Seen<typeof toastMachine>) => selectToast(state)

/** The one line over the modal. */
export const toastModel: ChartModel<typeof toastMachine> = {
  id: 'stores/toast',
  machine: toastMachine,
  inputs: { fresh: undefined },
  cases: toastCases,
  commands: ['show', 'hide'],
  listeners: {},
  project: ({ toast }) => toast?.variant ?? null,
  farEnough: () => false,
  outside: standingOutside({}),
  states: {
    hidden: (seen) => same(shows(seen), { open: false }, 'nothing is shown'),
    'shown.staying': (seen) => same(seen.context.toast?.variant, 'loading', 'only loading stays'),
    'shown.passing': (seen) =>
      must(
        seen.context.toast !== null && seen.context.toast.variant !== 'loading',
        'all others pass',
      ),
    swapping: (seen) =>
      same(shows(seen), { open: false }, 'the old one is gone, the new one not there yet'),
  },
  invariants: {
    'what is shown is the latest that was asked for': (seen) => {
      const shown = shows(seen)
      if (shown.open)
        same(
          [shown.variant, shown.message],
          [seen.context.toast?.variant, seen.context.toast?.message],
          'shown',
        )
    },
    'at most one timer runs': ({ play }) => must(play.world.clock.waiting() <= 1, 'one timer'),
    'a toast that was hidden is forgotten': ({ state, context }) =>
      same(context.toast === null, state.matches('hidden'), 'forgotten'),
  },
  allow: {},
}
