import {
  hasQuery,
  listedWallets,
} from '../../../../core/src/flows/all-wallets/all-wallets.context.ts'
import { allWalletsReactions } from '../../../../core/src/flows/all-wallets/all-wallets.flow.ts'
import { allWalletsMachine } from '../../../../core/src/flows/all-wallets/all-wallets.machine.ts'
import type { WalletsRequest } from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { allWalletsView } from '../../../../core/src/flows/all-wallets/all-wallets.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { allWalletsCases, allWalletsInputs } from './all-wallets.cases.ts'

type Result = StepResult<typeof allWalletsMachine>
const view = ({ state }: Result) => allWalletsView(state, () => {})
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)
const keyOf = ({ run }: Result, src: string): WalletsRequest =>
  Object(run.environment.openChannel(src).input)

export const allWalletsModel: MachineModel<typeof allWalletsMachine> = {
  id: 'flows/all-wallets',
  machine: allWalletsMachine,
  inputs: allWalletsInputs,
  cases: allWalletsCases,
  commands: ['search', 'certified.set', 'clear', 'loadMore', 'refresh', 'pick'],
  listeners: { readPages: ['pages.changed'], searchWallets: ['found.changed'] },
  project: ({ text, certified, pages, found }) => [text.trim(), certified, pages, found],
  // Pages that are read after a search behave like those before.
  stopsPath: ({ pages, found }) => pages.status !== 'idle' && found.status !== 'idle',
  role: flowRole({ view: allWalletsView, reactions: allWalletsReactions }),
  states: {
    browsing: (result) => {
      const { pages, recommended, featured } = result.context
      const shown = view(result)
      const isEmpty = listedWallets(result.context).length === 0
      assertEqual([shown.step, shown.problem], ['browsing', pages.problem], 'view')
      assertEqual(shown.data === null, isEmpty && pages.status !== 'fresh', 'data')
      if (shown.data !== null)
        assertTrue(
          shown.data.count >= shown.data.wallets.length,
          'the count is at least the number of shown wallets',
        )
      const { search, exclude } = keyOf(result, 'readPages')
      assertEqual([search, exclude], [null, [...ids(recommended), ...ids(featured), 'bad']], 'key')
    },
    'searching.waiting': (result) => {
      const { step, status, data } = view(result)
      assertEqual([step, status, data], ['searching', 'loading', null], 'view')
    },
    'searching.requesting': (result) => {
      const { found, text, certified } = result.context
      const shown = view(result)
      assertEqual([shown.step, shown.problem], ['searching', found.problem], 'view')
      const wallets = found.data && ids(found.data.wallets)
      assertEqual(shown.data && ids(shown.data.wallets), wallets, 'results')
      const key = keyOf(result, 'searchWallets')
      assertEqual(
        [key.search, key.certified, key.exclude],
        [text.trim() || null, certified, ['bad']],
        'key',
      )
    },
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
  allow: {},
}
