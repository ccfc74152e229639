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
  actions: { agree: assign({ answer: 'confirmed' }) },
})

/** A network whose namespace has no wallet yet was chosen: does the visitor want to connect one there? */
export const switchActiveChainMachine = base.createMachine({
  id: 'switchActiveChain',
  description: 'To a namespace without a wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, answer: 'cancelled' }),
  output: ({ context: { answer, network } }) =>
    answer === 'confirmed'
      ? { type: answer, caipNetworkId: network.caipNetworkId }
      : { type: answer },
  initial: 'asking',
  states: {
    asking: {
      description: 'Nothing happened yet; the visitor decides.',
      on: { confirm: { target: 'confirmed', actions: 'agree' }, cancel: 'cancelled' },
    },
    confirmed: { type: 'final', description: 'A wallet of that namespace is chosen next.' },
    cancelled: { type: 'final', description: 'Given up; everything is where it was.' },
  },
} satisfies ConfigOf<typeof base>)
