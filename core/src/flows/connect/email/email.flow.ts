import { defineFlow } from '../../../protocol/define.ts'
import { loginActors } from '../login/login.actors.ts'
import { emailInput } from '../login/login.input.ts'
import { loginMachine } from '../login/login.machine.ts'
import { loginReactions } from '../login/login.reactions.ts'
import { emailView } from './email.view.ts'

export type {
  LoginEmitted as EmailEmitted,
  LoginInput as EmailInput,
  LoginOutput as EmailOutput,
} from '../login/login.types.ts'
export type { EmailView } from './email.view.ts'

/** Logs in by e-mail. */
export const connectEmail = defineFlow({
  id: 'connectEmail',
  title: 'Log in with the embedded wallet',
  area: 'connect',
  views: ['EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice'],
  nested: true,
  endsOnDisconnect: ({ network }) => network?.namespace ?? null,
  machine: loginMachine,
  actors: loginActors,
  input: emailInput,
  view: emailView,
  reactions: loginReactions,
  listens: ['features.read'],
})
