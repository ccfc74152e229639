import type { Namespace } from '../../domain/caip/namespace.ts'
import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { SessionContext, SessionInput, WatchSession } from './session.types.ts'

type Args = { context: SessionContext }

export const initialContext = ({ policies, earlier }: SessionInput): SessionContext => ({
  ...policies,
  account: null,
  answer: null,
  session: null,
  owners: [],
  earlier,
  quiet: false,
  failures: 0,
  rereads: 0,
  signOutDue: false,
  problem: null,
})

export function accountInput({ context: { account } }: Args): SignInAccount {
  if (account === null) throw new KitError(accountErrors, 'account/no-active-address')
  return account
}

export function answerInput({ context: { answer } }: Args): AuthenticationAnswer {
  if (answer === null) throw new KitError(accountErrors, 'account/no-active-address')
  return answer
}

export const watchInput = ({ context: { session } }: Args): WatchSession => ({ session })

type Left = { namespaces: readonly Namespace[]; accounts: readonly SignInAccount[] }

/** The namespaces that may have a session and whose wallets are no longer connected. */
export function leftSessions(
  { owners, earlier }: Pick<SessionContext, 'owners' | 'earlier'>,
  connected: readonly Namespace[],
): Left {
  const accounts = owners.filter(({ namespace }) => !connected.includes(namespace))
  const left = earlier.filter((namespace) => !connected.includes(namespace))
  const namespaces = [...new Set([...left, ...accounts.map(({ namespace }) => namespace)])]
  return { namespaces, accounts }
}
