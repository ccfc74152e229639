import { defineFlow } from '../../../protocol/define.ts'
import { loginActors } from '../login/login.actors.ts'
import { socialInput } from '../login/login.input.ts'
import { loginMachine } from '../login/login.machine.ts'
import { loginReactions } from '../login/login.reactions.ts'
import { socialView } from './social.view.ts'

export type {
  LoginEmitted as SocialEmitted,
  LoginInput as SocialInput,
  LoginOutput as SocialOutput,
} from '../login/login.types.ts'
export type { SocialView } from './social.view.ts'

/** Logs in with a social login. */
export const connectSocial = defineFlow({
  id: 'connectSocial',
  title: 'Log in with the embedded wallet',
  area: 'connect',
  views: ['ConnectingSocial'],
  returns: true,
  endsOnDisconnect: ({ network }) => network?.namespace ?? null,
  machine: loginMachine,
  actors: loginActors,
  input: socialInput,
  view: socialView,
  reactions: loginReactions,
  listens: ['features.read'],
})
