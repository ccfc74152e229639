import { defineFlow } from '../../protocol/define.ts'
import { connectActors } from './connect.actors.ts'
import { connectInput } from './connect.input.ts'
import { connectMachine } from './connect.machine.ts'
import { connectReactions } from './connect.reactions.ts'
import { connectView } from './connect.view.ts'

export const connect = defineFlow({
  id: 'connect',
  machine: connectMachine,
  actors: connectActors,
  input: connectInput,
  view: connectView,
  reactions: connectReactions,
  listens: ['network.changed', 'consent.changed'],
})
