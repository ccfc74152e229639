import { defineFlow } from '../../../protocol/define.ts'
import { externalActors } from './external.actors.ts'
import { externalInput } from './external.input.ts'
import { externalMachine } from './external.machine.ts'
import { externalReactions } from './external.reactions.ts'
import { externalView } from './external.view.ts'

export const connectExternal = defineFlow({
  id: 'connectExternal',
  machine: externalMachine,
  actors: externalActors,
  input: externalInput,
  view: externalView,
  reactions: externalReactions,
  listens: ['connector.found'],
})
