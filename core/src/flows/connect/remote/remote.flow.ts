import { defineFlow } from '../../../protocol/define.ts'
import { remoteActors } from './remote.actors.ts'
import { remoteInput } from './remote.input.ts'
import { remoteMachine } from './remote.machine.ts'
import { remoteReactions } from './remote.reactions.ts'
import { remoteView } from './remote.view.ts'

export const connectRemote = defineFlow({
  id: 'connectRemote',
  machine: remoteMachine,
  actors: remoteActors,
  input: remoteInput,
  view: remoteView,
  reactions: remoteReactions,
  listens: [],
})
