import { activeAccount } from '../../../../core/src/domain/account/active-accounts.ts'
import { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import { nftsReactions } from '../../../../core/src/flows/nfts/nfts.reactions.ts'
import { nftsView } from '../../../../core/src/flows/nfts/nfts.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { nftsCases, nftsInputs } from './nfts.cases.ts'

type See = StepResult<typeof nftsMachine>
const view = ({ state }: See) => nftsView(state, () => {})

/** What an account holds, as the page's source tells it. */
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
  farEnough: () => false,
  outside: flowRole({ view: nftsView, reactions: nftsReactions }),
  states: {
    absent: (seen) =>
      assertEqual(
        [view(seen).step, activeAccount(seen.context), seen.context.nfts],
        ['absent', null, []],
        'nobody',
      ),
    reading: (seen) => {
      assertEqual(view(seen).step, seen.context.nfts.length === 0 ? 'loading' : 'read', 'shown')
      assertEqual(
        seen.play.world.pending('readNfts').input,
        { account: activeAccount(seen.context) },
        'asked',
      )
    },
    read: (seen) => {
      const shown = view(seen)
      assertEqual(shown.step === 'read' && shown.nfts, seen.context.nfts, 'shown')
    },
    failed: (seen) => {
      const shown = view(seen)
      assertEqual(
        shown.step === 'failed' && shown.problem,
        seen.context.problem,
        'the reason is shown',
      )
    },
  },
  invariants: {
    'whatever is being read is of the account that is looked at': ({ context, play }) => {
      for (const { aborted, settled, input } of play.world.calls)
        if (!aborted && !settled)
          assertEqual(Object(input).account, activeAccount(context), 'account')
    },
    'nothing is shown of nobody': ({ context }) =>
      assertTrue(activeAccount(context) !== null || context.nfts.length === 0, 'none'),
  },
  allow: {
    'nfts.reading waits for readNfts without a cancel':
      'Nobody has to wait for it: the screen can be left meanwhile, and it ends by itself after 10 s.',
  },
}
