import { defineFlow } from '../../protocol/define.ts'
import { signInActors } from './sign-in.actors.ts'
import { signInInput } from './sign-in.input.ts'
import { signInMachine } from './sign-in.machine.ts'
import { signInReactions } from './sign-in.reactions.ts'
import { signInView } from './sign-in.view.ts'

export type {
  SignInEmitted,
  SignInFlowInput as SignInInput,
  SignInOutput,
  SignInView,
} from './sign-in.types.ts'

/** Signs in with the connected account. */
export const signIn = defineFlow({
  id: 'signIn',
  title: 'Sign in',
  area: 'account',
  views: ['SIWXSignMessage'],
  machine: signInMachine,
  actors: signInActors,
  input: signInInput,
  view: signInView,
  reactions: signInReactions,
  listens: [
    'account.connected',
    'account.changed',
    'account.lost',
    'account.disconnected',
    'chain.changed',
    'network.changed',
    'session.found',
    'session.missing',
    'session.unknown',
    'session.ended',
    'session.failed',
  ],
})
