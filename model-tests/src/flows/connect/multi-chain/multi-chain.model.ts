import { multiChainMachine } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.machine.ts'
import { multiChainReactions } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.reactions.ts'
import { multiChainView } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.view.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { multiChainCases, multiChainInputs } from './multi-chain.cases.ts'

type See = StepResult<typeof multiChainMachine>
const view = ({ state }: See) => multiChainView(state, () => {})

/** One wallet, several namespaces. */
export const multiChainModel: MachineModel<typeof multiChainMachine> = {
  id: 'flows/connect/multi-chain',
  machine: multiChainMachine,
  inputs: multiChainInputs,
  cases: multiChainCases,
  commands: ['pick', 'others'],
  listeners: {},
  // which ways they are, and with whom each is connected, makes no difference to what can be done
  project: ({ ways, held, picked }) => [
    ways.length,
    ways.filter(({ id, chain }) => held[chain] === id).length,
    picked !== null,
  ],
  farEnough: () => false,
  outside: flowRole({ view: multiChainView, reactions: multiChainReactions }),
  states: {
    choosing: (seen) => {
      const shown = view(seen)
      const { ways, held } = seen.context
      assertEqual(shown.step === 'choosing' && shown.ways.length, ways.length, 'every way is shown')
      if (shown.step === 'choosing')
        for (const way of shown.ways)
          assertEqual(
            way.connected,
            held[way.namespace] === way.connectorId,
            'connected with this very wallet',
          )
    },
    left: (seen) =>
      assertEqual(
        [view(seen).step, seen.state.output],
        ['left', { type: 'left' }],
        'step and output',
      ),
  },
  invariants: {
    'one way a namespace, and none that is not offered': ({ context: { ways, offered } }) => {
      assertEqual(new Set(ways.map(({ chain }) => chain)).size, ways.length, 'ways')
      assertTrue(
        ways.every(({ chain }) => offered.includes(chain)),
        'offered',
      )
    },
    'all ways are the same wallet': ({ context }) =>
      assertEqual(new Set(context.ways.map(({ name }) => name)).size <= 1, true, 'names'),
    'what is told is a way there is': ({ context, news }) => {
      for (const fact of news)
        assertTrue(
          context.ways.some(
            ({ id, chain }) =>
              'connectorId' in fact &&
              'namespace' in fact &&
              id === fact.connectorId &&
              chain === fact.namespace,
          ),
          fact.type,
        )
    },
  },
  allow: {},
}
