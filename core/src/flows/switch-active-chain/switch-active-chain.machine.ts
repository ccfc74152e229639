import { assign, setup } from 'xstate'
import type { ConfigOf } from '../../protocol/flow.ts'
import type * as T from './switch-active-chain.types.ts'

const base = setup({
  types: {} as {
    context: T.SwitchActiveChainContext
    events: T.SwitchActiveChainEvent
    input: T.SwitchActiveChainInput
    output: T.SwitchActiveChainOutput
  },
  guards: { hasConnector: ({ context }) => context.connectorId !== null },
  actions: {
    setConfirmed: assign({ answer: 'confirmed' }),
    setConnecting: assign({ answer: 'connecting' }),
  },
})

/** Asks the visitor whether to connect a wallet in the namespace of the chosen network. */
export const switchActiveChainMachine = base.createMachine({
  id: 'switchActiveChain',
  description: 'Confirms the switch to a namespace without a wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, answer: 'cancelled' }),
  output: ({ context: { answer, network, connectorId } }) => {
    if (answer === 'cancelled') return { type: 'cancelled' }
    const { caipNetworkId } = network
    return answer === 'connecting' && connectorId !== null
      ? { type: 'connecting', caipNetworkId, connectorId }
      : { type: 'confirmed', caipNetworkId }
  },
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The visitor confirms or cancels. Nothing has changed yet.',
      on: {
        confirm: { target: 'confirmed', actions: 'setConfirmed' },
        connect: { guard: 'hasConnector', target: 'connecting', actions: 'setConnecting' },
        cancel: 'cancelled',
      },
    },
    connecting: {
      type: 'final',
      description: 'The connected wallet is requested for the namespace next.',
    },
    confirmed: {
      type: 'final',
      description: 'Confirmed. The visitor chooses a wallet of the namespace next.',
    },
    cancelled: { type: 'final', description: 'Cancelled. Nothing changed.' },
  },
} satisfies ConfigOf<typeof base>)
