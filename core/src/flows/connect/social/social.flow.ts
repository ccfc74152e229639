import { defineFlow } from '../../../protocol/define.ts'
import { socialActors } from './social.actors.ts'
import { socialInput } from './social.input.ts'
import { socialMachine } from './social.machine.ts'
import { socialReactions } from './social.reactions.ts'
import { socialView } from './social.view.ts'

export const connectSocial = defineFlow({
  id: 'connectSocial',
  machine: socialMachine,
  actors: socialActors,
  input: socialInput,
  view: socialView,
  reactions: socialReactions,
  listens: ['features.read'],
})
