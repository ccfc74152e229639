import { assign, emit, setup } from 'xstate'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as guards from './multi-chain.guards.ts'
import type * as T from './multi-chain.types.ts'
import { wayOf } from './multi-chain.values.ts'

const base = setup({
  types: {} as {
    context: T.MultiChainContext
    events: T.MultiChainEvent
    emitted: T.MultiChainEmitted
    input: T.MultiChainInput
    output: T.MultiChainOutput
  },
  guards,
  actions: {
    keepWay: assign(({ context: { ways }, event }) =>
      event.type === 'connector.found'
        ? {
            ways: [...ways.filter(({ chain }) => chain !== event.connector.chain), event.connector],
          }
        : {},
    ),
    hold: assign(({ context: { held }, event }) =>
      event.type === 'account.connected'
        ? { held: { ...held, [event.namespace]: event.connectorId } }
        : {},
    ),
    letGo: assign(({ context: { held }, event }) => {
      const gone =
        event.type === 'account.lost' || event.type === 'account.disconnected'
          ? event.namespace
          : null
      return {
        held: Object.fromEntries(Object.entries(held).filter(([namespace]) => namespace !== gone)),
      }
    }),
    keepPicked: assign(({ context, event }) =>
      event.type === 'pick' ? { picked: wayOf(context, event.namespace) } : {},
    ),
    tellPicked: emit(({ context: { picked, connectorId } }) => ({
      type: 'namespace.picked' as const,
      connectorId: picked?.id ?? connectorId,
      namespace: picked?.chain ?? '',
    })),
  },
})

/** One wallet, several namespaces: where is it to be connected? */
export const multiChainMachine = base.createMachine({
  id: 'connectMultiChain',
  description: 'A wallet that is there for several namespaces.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null }),
  output: { type: 'left' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'On which namespace? One after the other may be picked.',
      on: {
        pick: { guard: 'hasWay', actions: ['keepPicked', 'tellPicked'] },
        others: 'left',
        'connector.found': { guard: 'isItself', actions: 'keepWay' },
        'account.connected': { actions: 'hold' },
        'account.lost': { actions: 'letGo' },
        'account.disconnected': { actions: 'letGo' },
      },
    },
    left: { type: 'final', description: 'Another wallet is wanted.' },
  },
} satisfies ConfigOf<typeof base>)
