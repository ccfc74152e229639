import { multiChainMachine } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.machine.ts'
import { multiChainReactions } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.reactions.ts'
import { multiChainView } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.view.ts'
import type { ChartModel, Seen } from '../../../walker/chart-model.ts'
import { must, same } from '../../../walker/check.ts'
import { flowOutside } from '../../../walker/outside.ts'
import { multiChainCases, multiChainInputs } from './multi-chain.cases.ts'

type See = Seen<typeof multiChainMachine>
const view = ({ state }: See) => multiChainView(state, () => {})

/** One wallet, several namespaces. */
export const multiChainModel: ChartModel<typeof multiChainMachine> = {
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
  outside: flowOutside({ view: multiChainView, reactions: multiChainReactions }),
  states: {
    choosing: (seen) => {
      const shown = view(seen)
      const { ways, held } = seen.context
      same(shown.step === 'choosing' && shown.ways.length, ways.length, 'every way is shown')
      if (shown.step === 'choosing')
        for (const way of shown.ways)
          same(
            way.connected,
            held[way.namespace] === way.connectorId,
            'connected with this very wallet',
          )
    },
    left: (seen) =>
      same([view(seen).step, seen.state.output], ['left', { type: 'left' }], 'step and output'),
  },
  invariants: {
    'one way a namespace, and none that is not offered': ({ context: { ways, offered } }) => {
      same(new Set(ways.map(({ chain }) => chain)).size, ways.length, 'ways')
      must(
        ways.every(({ chain }) => offered.includes(chain)),
        'offered',
      )
    },
    'all ways are the same wallet': ({ context }) =>
      same(new Set(context.ways.map(({ name }) => name)).size <= 1, true, 'names'),
    'what is told is a way there is': ({ context, news }) => {
      for (const fact of news)
        must(
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
