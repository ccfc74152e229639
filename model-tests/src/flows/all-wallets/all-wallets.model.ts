import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.reactions.ts'
import { isQuestion, listed } from '../../../../core/src/flows/all-wallets/all-wallets.values.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { allWalletsCases, allWalletsInputs } from './all-wallets.cases.ts'

type See = StepResult<typeof allWalletsMachine>
const view = ({ state }: See) => allWalletsView(state, () => {})
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)
const asked = (
  { play }: See,
  src: string,
): { page: number; search: string | null; certified: boolean; exclude: readonly string[] } =>
  Object(play.world.pending(src).input)

/** The list, or what stands for it as long as there is nothing to list. */
const browses = (rest: string, bare: string | null) => (seen: See) => {
  const shown = view(seen)
  const isBare = bare !== null && listed(seen.context).length === 0
  assertEqual(
    [shown.step, 'rest' in shown && shown.rest],
    isBare ? [bare, false] : ['browsing', rest],
    'shown',
  )
  if (shown.step !== 'browsing') return
  assertTrue(shown.count >= shown.wallets.length, 'the count is not below what is there')
  assertEqual(
    (shown.problem === null) === (rest === 'stuck'),
    false,
    'a problem is told where it is one',
  )
}
const searches = (step: string) => (seen: See) => assertEqual(view(seen).step, step, 'step')
const onDemand = 'a grid asks whenever its end comes into view, whatever is going on'

/** Every wallet there is. */
export const allWalletsModel: MachineModel<typeof allWalletsMachine> = {
  id: 'flows/all-wallets',
  machine: allWalletsMachine,
  inputs: allWalletsInputs,
  cases: allWalletsCases,
  commands: ['search', 'certify', 'clear', 'more', 'retry', 'pick'],
  listeners: {},
  project: ({ text, certified, paged, ended }) => [text.trim(), certified, paged.length, ended],
  farEnough: () => false,
  outside: flowRole({ view: allWalletsView, reactions: allWalletsReactions }),
  states: {
    'browsing.loading': (seen) => {
      browses('loading', 'loading')(seen)
      const { page, search, exclude } = asked(seen, 'readPage')
      assertEqual([page, search], [seen.context.page + 1, null], 'asked for the next page')
      assertEqual(
        exclude,
        [...ids(seen.context.recommended), ...ids(seen.context.featured), 'bad'],
        'without the head of the list',
      )
    },
    'browsing.resting': browses('more', null),
    'browsing.stuck': browses('stuck', 'failed'),
    'browsing.ended': browses('end', null),
    'searching.waiting': searches('searching'),
    'searching.asking': (seen) => {
      searches('searching')(seen)
      const { page, search, certified, exclude } = asked(seen, 'searchWallets')
      assertEqual(
        [page, search, certified],
        [1, seen.context.text.trim() || null, seen.context.certified],
        'asked what is typed and ticked',
      )
      assertEqual(exclude, ['bad'], 'among all wallets')
    },
    'searching.found': (seen) => {
      const shown = view(seen)
      assertEqual(
        [shown.step, 'wallets' in shown && ids(shown.wallets)],
        ['found', ids(seen.context.found)],
        'what was found',
      )
    },
    'searching.none': searches('none'),
    'searching.failed': searches('failed'),
  },
  invariants: {
    'something is searched exactly while something is asked': ({ state, context }) =>
      assertEqual(state.matches('searching'), isQuestion(context), 'searching'),
    'a wallet is in the list once': ({ context }) =>
      assertEqual(ids(listed(context)).length, new Set(ids(listed(context))).size, 'ids'),
    'only what is in the list is picked': ({ news, context }) => {
      for (const fact of news) {
        if ('wallet' in fact)
          assertTrue(
            listed(context).some((one) => one === fact.wallet),
            'listed',
          )
      }
    },
    'the field shows what is typed and ticked': (seen) =>
      assertEqual(
        [view(seen).text, view(seen).certified],
        [seen.context.text, seen.context.certified],
        'field',
      ),
  },
  allow: {
    'allWallets at {"browsing":"loading"} offers more, which is ignored there': onDemand,
    'allWallets at {"browsing":"ended"} offers more, which is ignored there': onDemand,
  },
}
