import {
  hasQuery,
  listedWallets,
} from '../../../../core/src/flows/all-wallets/all-wallets.context.ts'
import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.reactions.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { allWalletsCases, allWalletsInputs } from './all-wallets.cases.ts'

type See = StepResult<typeof allWalletsMachine>
const view = ({ state }: See) => allWalletsView(state, () => {})
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)
const asked = (
  { run }: See,
  src: string,
): { page: number; search: string | null; certified: boolean; exclude: readonly string[] } =>
  Object(run.environment.pending(src).input)

/** The list with the given `rest`. */
const browses = (rest: string) => (seen: See) => {
  const shown = view(seen)
  if (shown.step !== 'browsing') throw new Error(`step is ${shown.step}`)
  assertEqual(shown.rest, rest, 'rest')
  assertTrue(shown.count >= shown.wallets.length, 'the count covers the shown wallets')
  assertEqual(
    (shown.problem === null) === (rest === 'failed'),
    false,
    'only a failed page has a problem',
  )
}
/** A placeholder in place of the empty list. */
const isPlaceholder = (step: string) => (seen: See) => {
  assertEqual(view(seen).step, step, 'step')
  assertEqual(listedWallets(seen.context), [], 'the list is empty')
}
const isFilled = ({ context }: See) =>
  assertTrue(listedWallets(context).length > 0, 'a wallet is listed')
const loadsNextPage = (seen: See) => {
  const { page, search, exclude } = asked(seen, 'loadPage')
  assertEqual([page, search], [seen.context.page + 1, null], 'the next page')
  assertEqual(
    exclude,
    [...ids(seen.context.recommended), ...ids(seen.context.featured), 'bad'],
    'without the listed wallets',
  )
}
const searches = (step: string) => (seen: See) => assertEqual(view(seen).step, step, 'step')
const onDemand = 'the grid sends loadMore whenever its end comes into view'

/** Lists and searches all wallets. */
export const allWalletsModel: MachineModel<typeof allWalletsMachine> = {
  id: 'flows/all-wallets',
  machine: allWalletsMachine,
  inputs: allWalletsInputs,
  cases: allWalletsCases,
  commands: ['search', 'certified.set', 'clear', 'loadMore', 'retry', 'pick'],
  listeners: {},
  project: ({ text, certified, loadedWallets, ended }) => [
    text.trim(),
    certified,
    loadedWallets.length,
    ended,
  ],
  stopsPath: () => false,
  role: flowRole({ view: allWalletsView, reactions: allWalletsReactions }),
  states: {
    'browsing.loading.empty': (seen) => {
      isPlaceholder('loadingWallets')(seen)
      loadsNextPage(seen)
    },
    'browsing.loading.filled': (seen) => {
      browses('loading')(seen)
      isFilled(seen)
      loadsNextPage(seen)
    },
    'browsing.idle': browses('more'),
    'browsing.failed.empty': isPlaceholder('failed'),
    'browsing.failed.filled': (seen) => {
      browses('failed')(seen)
      isFilled(seen)
    },
    'browsing.ended': browses('end'),
    'searching.waiting': searches('searching'),
    'searching.requesting': (seen) => {
      searches('searching')(seen)
      const { page, search, certified, exclude } = asked(seen, 'searchWallets')
      assertEqual(
        [page, search, certified],
        [1, seen.context.text.trim() || null, seen.context.certified],
        'text and filter',
      )
      assertEqual(exclude, ['bad'], 'among all wallets')
    },
    'searching.results': (seen) => {
      const shown = view(seen)
      assertEqual(
        [shown.step, 'wallets' in shown && ids(shown.wallets)],
        ['results', ids(seen.context.results)],
        'results',
      )
    },
    'searching.empty': searches('empty'),
    'searching.failed': searches('failed'),
  },
  invariants: {
    'the machine searches exactly while there is a query': ({ state, context }) =>
      assertEqual(state.matches('searching'), hasQuery(context), 'searching'),
    'the list contains a wallet once': ({ context }) =>
      assertEqual(
        ids(listedWallets(context)).length,
        new Set(ids(listedWallets(context))).size,
        'ids',
      ),
    'only a listed wallet is picked': ({ emitted, context }) => {
      for (const fact of emitted) {
        if ('wallet' in fact)
          assertTrue(
            listedWallets(context).some((one) => one === fact.wallet),
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
    'allWallets at {"browsing":{"loading":"filled"}} offers loadMore, which is ignored there':
      onDemand,
    'allWallets at {"browsing":"ended"} offers loadMore, which is ignored there': onDemand,
  },
}
