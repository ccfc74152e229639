import { defineFlow } from '../../../protocol/define.ts'
import { loginActors } from '../login/login.actors.ts'
import { emailInput } from '../login/login.input.ts'
import { loginMachine } from '../login/login.machine.ts'
import { loginReactions } from '../login/login.reactions.ts'
import { emailView } from './email.view.ts'

export const connectEmail = defineFlow({
  id: 'connectEmail',
  machine: loginMachine,
  actors: loginActors,
  input: emailInput,
  view: emailView,
  reactions: loginReactions,
  listens: ['features.read'],
})
