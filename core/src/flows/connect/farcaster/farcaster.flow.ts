import { defineFlow } from '../../../protocol/define.ts'
import { loginActors } from '../login/login.actors.ts'
import { farcasterInput } from '../login/login.input.ts'
import { loginMachine } from '../login/login.machine.ts'
import { loginReactions } from '../login/login.reactions.ts'
import { farcasterView } from './farcaster.view.ts'

export const connectFarcaster = defineFlow({
  id: 'connectFarcaster',
  machine: loginMachine,
  actors: loginActors,
  input: farcasterInput,
  view: farcasterView,
  reactions: loginReactions,
  listens: ['features.read'],
})
