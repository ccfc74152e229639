import { switchActiveChainMachine } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.machine.ts'
import { switchActiveChainReactions } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.reactions.ts'
import { switchActiveChainView } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.view.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { switchActiveChainInputs } from './switch-active-chain.cases.ts'

const shows =
  (step: string) =>
  ({ state }: Seen<typeof switchActiveChainMachine>) =>
    same(switchActiveChainView(state, () => {}).step, step, 'step')

/** To a namespace without a wallet. */
export const switchActiveChainModel: ChartModel<typeof switchActiveChainMachine> = {
  id: 'flows/switch-active-chain',
  machine: switchActiveChainMachine,
  inputs: switchActiveChainInputs,
  cases: {},
  commands: ['confirm', 'cancel'],
  listeners: {},
  project: () => null,
  farEnough: () => false,
  outside: flowOutside({ view: switchActiveChainView, reactions: switchActiveChainReactions }),
  states: { asking: shows('asking'), confirmed: shows('confirmed'), cancelled: shows('cancelled') },
  invariants: {
    'it ends as the visitor said': ({ state }) => {
      if (state.status === 'done') same(state.output?.type, state.value, 'output')
    },
  },
  allow: {},
}
