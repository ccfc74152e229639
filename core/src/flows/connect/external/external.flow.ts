import { defineFlow } from '../../../protocol/define.ts'
import { externalActors } from './external.actors.ts'
import { externalInput } from './external.input.ts'
import { externalMachine } from './external.machine.ts'
import { externalReactions } from './external.reactions.ts'
import { externalView } from './external.view.ts'

export type {
  ExternalEmitted,
  ExternalInput,
  ExternalOutput,
  ExternalView,
} from './external.types.ts'

/** Connects a wallet that is installed in this browser. */
export const connectExternal = defineFlow({
  id: 'connectExternal',
  title: 'Connect an extension',
  area: 'connect',
  views: ['ConnectingExternal'],
  option: 'enableWallets',
  endsOnDisconnect: ({ namespace }) => namespace,
  machine: externalMachine,
  actors: externalActors,
  input: externalInput,
  view: externalView,
  reactions: externalReactions,
  listens: ['connector.found'],
})
