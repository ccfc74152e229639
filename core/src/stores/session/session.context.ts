import type { Namespace } from '../../domain/caip/namespace.ts'
import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { SessionContext, SessionInput, WatchSession } from './session.types.ts'

type Args = { context: SessionContext }

/** The policies have the defaults of the extension until the first session is read. */
export const initialContext = ({ required }: SessionInput): SessionContext => ({
  required,
  signOutOnDisconnect: true,
  signOutOnAccountChange: false,
  signOutOnNetworkChange: false,
  account: null,
  answer: null,
  session: null,
  owners: [],
  quiet: false,
  signOutDue: false,
  problem: null,
})

export function accountInput({ context: { account } }: Args): SignInAccount {
  if (account === null) throw new KitError('account/no-active-address')
  return account
}

export function answerInput({ context: { answer } }: Args): AuthenticationAnswer {
  if (answer === null) throw new KitError('account/no-active-address')
  return answer
}

export const watchInput = ({ context: { session } }: Args): WatchSession => ({ session })

/** The accounts that may have a session and whose wallets are no longer connected. */
export const leftOwners = (
  { owners }: Pick<SessionContext, 'owners'>,
  connected: readonly Namespace[],
): readonly SignInAccount[] => owners.filter(({ namespace }) => !connected.includes(namespace))
