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

type Result = StepResult<typeof allWalletsMachine>
const view = ({ state }: Result) => allWalletsView(state, () => {})
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)
const requestOf = (
  { run }: Result,
  src: string,
): { page: number; search: string | null; certified: boolean; exclude: readonly string[] } =>
  Object(run.environment.pending(src).input)

/** Checks `rest` and the problem of the step `browsing`. */
const checkBrowsing = (rest: string) => (result: Result) => {
  const shown = view(result)
  if (shown.step !== 'browsing') throw new Error(`step is ${shown.step}`)
  assertEqual(shown.rest, rest, 'rest')
  assertTrue(
    shown.count >= shown.wallets.length,
    'the count is at least the number of shown wallets',
  )
  assertEqual(
    (shown.problem === null) === (rest === 'failed'),
    false,
    'the view has a problem only if a page failed',
  )
}
/** Checks the step that replaces an empty list. */
const checkPlaceholder = (step: string) => (result: Result) => {
  assertEqual(view(result).step, step, 'step')
  assertEqual(listedWallets(result.context), [], 'the list is empty')
}
const checkFilled = ({ context }: Result) =>
  assertTrue(listedWallets(context).length > 0, 'a wallet is listed')
const checkNextPageRequest = (result: Result) => {
  const { page, search, exclude } = requestOf(result, 'loadPage')
  assertEqual([page, search], [result.context.page + 1, null], 'request for the next page')
  assertEqual(
    exclude,
    [...ids(result.context.recommended), ...ids(result.context.featured), 'bad'],
    'the request excludes the listed wallets',
  )
}
const checkStep = (step: string) => (result: Result) => assertEqual(view(result).step, step, 'step')
const loadMoreReason = 'The grid sends loadMore whenever its end comes into view.'

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
    'browsing.loading.empty': (result) => {
      checkPlaceholder('loadingWallets')(result)
      checkNextPageRequest(result)
    },
    'browsing.loading.filled': (result) => {
      checkBrowsing('loading')(result)
      checkFilled(result)
      checkNextPageRequest(result)
    },
    'browsing.idle': checkBrowsing('more'),
    'browsing.failed.empty': checkPlaceholder('failed'),
    'browsing.failed.filled': (result) => {
      checkBrowsing('failed')(result)
      checkFilled(result)
    },
    'browsing.ended': checkBrowsing('end'),
    'searching.waiting': checkStep('searching'),
    'searching.requesting': (result) => {
      checkStep('searching')(result)
      const { page, search, certified, exclude } = requestOf(result, 'searchWallets')
      assertEqual(
        [page, search, certified],
        [1, result.context.text.trim() || null, result.context.certified],
        'page, text and filter of the request',
      )
      assertEqual(exclude, ['bad'], 'the request excludes only the wallets that the page excludes')
    },
    'searching.results': (result) => {
      const shown = view(result)
      assertEqual(
        [shown.step, 'wallets' in shown && ids(shown.wallets)],
        ['results', ids(result.context.results)],
        'results',
      )
    },
    'searching.empty': checkStep('empty'),
    'searching.failed': checkStep('failed'),
  },
  invariants: {
    'the machine is in `searching` exactly while the context has a query': ({ state, context }) =>
      assertEqual(state.matches('searching'), hasQuery(context), 'searching'),
    'the list contains a wallet once': ({ context }) =>
      assertEqual(
        ids(listedWallets(context)).length,
        new Set(ids(listedWallets(context))).size,
        'ids',
      ),
    'an event names only a listed wallet': ({ emitted, context }) => {
      for (const event of emitted) {
        if ('wallet' in event)
          assertTrue(
            listedWallets(context).some((wallet) => wallet === event.wallet),
            'listed',
          )
      }
    },
    'the view has the text and the filter of the context': (result) =>
      assertEqual(
        [view(result).text, view(result).certified],
        [result.context.text, result.context.certified],
        'field',
      ),
  },
  allow: {
    'the view of allWallets in {"browsing":{"loading":"filled"}} has the command loadMore, which the machine ignores':
      loadMoreReason,
    'the view of allWallets in {"browsing":"ended"} has the command loadMore, which the machine ignores':
      loadMoreReason,
  },
}
