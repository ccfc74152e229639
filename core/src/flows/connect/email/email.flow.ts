import { defineFlow } from '../../../protocol/define.ts'
import { emailActors } from './email.actors.ts'
import { emailInput } from './email.input.ts'
import { emailMachine } from './email.machine.ts'
import { emailReactions } from './email.reactions.ts'
import { emailView } from './email.view.ts'

export const connectEmail = defineFlow({
  id: 'connectEmail',
  machine: emailMachine,
  actors: emailActors,
  input: emailInput,
  view: emailView,
  reactions: emailReactions,
  listens: ['features.read'],
})
