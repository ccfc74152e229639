import type { Flow } from '../../contracts/flow.ts'
import { connectInput } from './connect.input.ts'
import { connectMachine } from './connect.machine.ts'
import { connectReactions } from './connect.reactions.ts'
import type { ConnectFact, ConnectInput, ConnectOutput, ConnectView } from './connect.types.ts'
import { connectView } from './connect.view.ts'

/** Choosing a wallet. */
export const connectFlow = {
  id: 'connect',
  chart: connectMachine,
  actors: () => ({}),
  inputFrom: connectInput,
  view: connectView,
  reactions: connectReactions,
} as unknown as Flow<ConnectInput, ConnectView, ConnectFact, ConnectOutput>
export type { ConnectInput, ConnectView }
