import { activeAccount } from '../../../../core/src/domain/account/active-accounts.ts'
import { nftsReactions, nftsView } from '../../../../core/src/flows/nfts/nfts.flow.ts'
import { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { nftsCases, nftsInputs } from './nfts.cases.ts'

export const nftsModel: MachineModel<typeof nftsMachine> = {
  id: 'flows/nfts',
  machine: nftsMachine,
  inputs: nftsInputs,
  cases: nftsCases,
  commands: ['refresh'],
  listeners: { readNfts: ['nfts.changed'] },
  project: (context) => [
    activeAccount(context),
    Object.keys(context.addresses).length,
    context.nfts,
  ],
  // A given namespace with an account behaves like the active one.
  stopsPath: (context) => context.namespace !== null && activeAccount(context) !== null,
  role: flowRole({ view: nftsView, reactions: nftsReactions }),
  states: {
    listing: ({ state, context }) => {
      const account = activeAccount(context)
      const { data, problem, status } = context.nfts
      const shown = nftsView(state, () => {})
      const known = status === 'idle' ? 'loading' : status
      const expected = account === null ? ['idle', null] : [known, data]
      assertEqual([shown.status, shown.data], expected, 'shown')
      assertEqual(
        shown.problem,
        account === null ? 'data/history-without-address' : problem,
        'problem',
      )
    },
  },
  invariants: {
    'the resource has the key of the active account': ({ context, run }) => {
      const { input, received } = run.environment.openChannel('readNfts')
      const last = received.findLast(({ type }) => type === 'key.set')
      assertEqual(last === undefined ? input : last.key, activeAccount(context), 'key')
    },
  },
  allow: {},
}
