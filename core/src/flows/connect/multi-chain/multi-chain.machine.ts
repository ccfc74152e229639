import { assign, emit, setup } from 'xstate'
import type { ConfigOf } from '../../../protocol/flow.ts'
import * as derived from './multi-chain.context.ts'
import { connectorOn } from './multi-chain.context.ts'
import type * as T from './multi-chain.types.ts'
import type { MultiChainContext, MultiChainEvent } from './multi-chain.types.ts'

type Args = { context: MultiChainContext; event: MultiChainEvent }

const isSameWallet = ({ context, event }: Args) =>
  event.type === 'connector.found' && derived.isSameWallet(context, event.connector)
const hasConnector = ({ context, event }: Args) =>
  event.type === 'pick' && derived.connectorOn(context, event.namespace) !== null

const base = setup({
  types: {} as {
    context: T.MultiChainContext
    events: T.MultiChainEvent
    emitted: T.MultiChainEmitted
    input: T.MultiChainInput
    output: T.MultiChainOutput
  },
  guards: { isSameWallet, hasConnector },
  actions: {
    setConnector: assign(({ context: { connectors }, event }) =>
      event.type === 'connector.found'
        ? {
            connectors: [
              ...connectors.filter(({ chain }) => chain !== event.connector.chain),
              event.connector,
            ],
          }
        : {},
    ),
    setConnected: assign(({ context: { connected }, event }) =>
      event.type === 'account.connected'
        ? { connected: { ...connected, [event.namespace]: event.connectorId } }
        : {},
    ),
    clearConnected: assign(({ context: { connected }, event }) => {
      const lost =
        event.type === 'account.lost' || event.type === 'account.disconnected'
          ? event.namespace
          : null
      return {
        connected: Object.fromEntries(
          Object.entries(connected).filter(([namespace]) => namespace !== lost),
        ),
      }
    }),
    setPicked: assign(({ context, event }) =>
      event.type === 'pick' ? { picked: connectorOn(context, event.namespace) } : {},
    ),
    emitPicked: emit(({ context: { picked, connectorId } }) => ({
      type: 'namespace.picked' as const,
      connectorId: picked?.id ?? connectorId,
      namespace: picked?.chain ?? '',
    })),
  },
})

/** Chooses the namespace in which a wallet with several connectors is connected. */
export const multiChainMachine = base.createMachine({
  id: 'connectMultiChain',
  description: 'Chooses the namespace of a wallet with several connectors.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null }),
  output: { type: 'cancelled' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The visitor picks a namespace, and may later pick others.',
      on: {
        pick: { guard: 'hasConnector', actions: ['setPicked', 'emitPicked'] },
        chooseAnother: 'cancelled',
        'connector.found': { guard: 'isSameWallet', actions: 'setConnector' },
        'account.connected': { actions: 'setConnected' },
        'account.lost': { actions: 'clearConnected' },
        'account.disconnected': { actions: 'clearConnected' },
      },
    },
    cancelled: { type: 'final', description: 'The visitor goes back to choose another wallet.' },
  },
} satisfies ConfigOf<typeof base>)
