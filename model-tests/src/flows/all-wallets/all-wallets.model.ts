import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.reactions.ts'
import { isQuestion, listed } from '../../../../core/src/flows/all-wallets/all-wallets.values.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { allWalletsCases, allWalletsInputs } from './all-wallets.cases.ts'

type See = Seen<typeof allWalletsMachine>
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
  same(
    [shown.step, 'rest' in shown && shown.rest],
    isBare ? [bare, false] : ['browsing', rest],
    'shown',
  )
  if (shown.step !== 'browsing') return
  must(shown.count >= shown.wallets.length, 'the count is not below what is there')
  same((shown.problem === null) === (rest === 'stuck'), false, 'a problem is told where it is one')
}
const searches = (step: string) => (seen: See) => same(view(seen).step, step, 'step')
const onDemand = 'a grid asks whenever its end comes into view, whatever is going on'

/** Every wallet there is. */
export const allWalletsModel: ChartModel<typeof allWalletsMachine> = {
  id: 'flows/all-wallets',
  machine: allWalletsMachine,
  inputs: allWalletsInputs,
  cases: allWalletsCases,
  commands: ['search', 'certify', 'clear', 'more', 'retry', 'pick'],
  listeners: {},
  project: ({ text, certified, paged, ended }) => [text.trim(), certified, paged.length, ended],
  farEnough: () => false,
  outside: flowOutside({ view: allWalletsView, reactions: allWalletsReactions }),
  states: {
    'browsing.loading': (seen) => {
      browses('loading', 'loading')(seen)
      const { page, search, exclude } = asked(seen, 'readPage')
      same([page, search], [seen.context.page + 1, null], 'asked for the next page')
      same(
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
      same(
        [page, search, certified],
        [1, seen.context.text.trim() || null, seen.context.certified],
        'asked what is typed and ticked',
      )
      same(exclude, ['bad'], 'among all wallets')
    },
    'searching.found': (seen) => {
      const shown = view(seen)
      same(
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
      same(state.matches('searching'), isQuestion(context), 'searching'),
    'a wallet is in the list once': ({ context }) =>
      same(ids(listed(context)).length, new Set(ids(listed(context))).size, 'ids'),
    'only what is in the list is picked': ({ news, context }) => {
      for (const fact of news) {
        if ('wallet' in fact)
          must(
            listed(context).some((one) => one === fact.wallet),
            'listed',
          )
      }
    },
    'the field shows what is typed and ticked': (seen) =>
      same(
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
