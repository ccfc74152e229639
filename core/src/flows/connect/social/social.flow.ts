import { defineFlow } from '../../../protocol/define.ts'
import { loginActors } from '../login/login.actors.ts'
import { socialInput } from '../login/login.input.ts'
import { loginMachine } from '../login/login.machine.ts'
import { loginReactions } from '../login/login.reactions.ts'
import { socialView } from './social.view.ts'

export const connectSocial = defineFlow({
  id: 'connectSocial',
  machine: loginMachine,
  actors: loginActors,
  input: socialInput,
  view: socialView,
  reactions: loginReactions,
  listens: ['features.read'],
})
