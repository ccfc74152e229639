import { defineFlow } from '../../../protocol/define.ts'
import { loginActors } from '../login/login.actors.ts'
import { farcasterInput } from '../login/login.input.ts'
import { loginMachine } from '../login/login.machine.ts'
import { loginReactions } from '../login/login.reactions.ts'
import { farcasterView } from './farcaster.view.ts'

export type {
  LoginEmitted as FarcasterEmitted,
  LoginInput as FarcasterInput,
  LoginOutput as FarcasterOutput,
} from '../login/login.types.ts'
export type { FarcasterView } from './farcaster.view.ts'

/** Logs in with Farcaster. */
export const connectFarcaster = defineFlow({
  id: 'connectFarcaster',
  title: 'Log in with the embedded wallet',
  area: 'connect',
  views: ['ConnectingFarcaster'],
  endsOnDisconnect: ({ network }) => network?.namespace ?? null,
  machine: loginMachine,
  actors: loginActors,
  input: farcasterInput,
  view: farcasterView,
  reactions: loginReactions,
  listens: ['features.read'],
})
