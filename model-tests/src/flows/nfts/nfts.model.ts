import { activeAccount } from '../../../../core/src/domain/account/active-accounts.ts'
import { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import { nftsReactions } from '../../../../core/src/flows/nfts/nfts.reactions.ts'
import { nftsView } from '../../../../core/src/flows/nfts/nfts.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { nftsCases, nftsInputs } from './nfts.cases.ts'

type Result = StepResult<typeof nftsMachine>
const view = ({ state }: Result) => nftsView(state, () => {})
const checkLoading = (step: 'loadingNfts' | 'loaded') => (result: Result) => {
  assertEqual(view(result).step, step, 'step')
  assertEqual(result.context.nfts.length === 0, step === 'loadingNfts', 'known NFTs')
  const request = { account: activeAccount(result.context) }
  assertEqual(result.run.environment.pending('readNfts').input, request, 'request')
}

export const nftsModel: MachineModel<typeof nftsMachine> = {
  id: 'flows/nfts',
  machine: nftsMachine,
  inputs: nftsInputs,
  cases: nftsCases,
  commands: ['retry', 'refresh'],
  listeners: {},
  project: (context) => [
    activeAccount(context),
    Object.keys(context.addresses).length,
    context.nfts.length,
    context.problem,
  ],
  // A given namespace with an account behaves like the active one.
  stopsPath: (context) => context.namespace !== null && activeAccount(context) !== null,
  role: flowRole({ view: nftsView, reactions: nftsReactions }),
  states: {
    noAccount: (result) =>
      assertEqual(
        [view(result).step, activeAccount(result.context), result.context.nfts],
        ['noAccount', null, []],
        'step',
      ),
    'loading.empty': checkLoading('loadingNfts'),
    'loading.refreshing': checkLoading('loaded'),
    loaded: (result) => {
      const shown = view(result)
      assertEqual(shown.step === 'loaded' && shown.nfts, result.context.nfts, 'NFTs')
    },
    failed: (result) => {
      const shown = view(result)
      assertEqual(shown.step === 'failed' && shown.problem, result.context.problem, 'problem')
    },
  },
  invariants: {
    'a pending request concerns the active account': ({ context, run }) => {
      for (const { aborted, settled, input } of run.environment.requests)
        if (!aborted && !settled)
          assertEqual(Object(input).account, activeAccount(context), 'account')
    },
    'the context has no NFTs without an account': ({ context }) =>
      assertTrue(activeAccount(context) !== null || context.nfts.length === 0, 'NFTs'),
  },
  allow: {
    'nfts.loading waits for readNfts without a cancel':
      'The visitor can leave the view meanwhile, and the request ends after 10 s.',
  },
}
