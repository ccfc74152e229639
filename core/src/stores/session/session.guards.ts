import { limits } from '../../domain/constants.ts'
import { isSameSignIn } from '../../domain/sign-in/sign-in-account.ts'
import { leftSessions } from './session.context.ts'
import type { SessionContext, SessionEvent, StoredSession, TakenAnswer } from './session.types.ts'

type Args = { context: SessionContext; event: SessionEvent }

export const isSameAccount = ({ context, event }: Args) =>
  event.type === 'account.set' && isSameSignIn(event.account, context.account)
export const hasNoAccount = ({ event }: Args) =>
  event.type === 'account.set' && event.account === null
/** Whether the session belongs to the active account (rule R18). */
export const isOwnSession = ({ context, event }: Args) =>
  event.type === 'session.set' && event.account.caipAddress === context.account?.caipAddress

/** Whether the policies of the extension end all sessions, because of the new account. */
export const endsSessions = ({ context, event }: Args) => {
  if (event.type !== 'account.set') return false
  const { account, connected } = event
  if (connected.length === 0)
    return context.signOutOnDisconnect && leftSessions(context, connected).namespaces.length > 0
  if (account === null) return false
  return context.owners.some(
    ({ namespace, address, caipNetworkId }) =>
      namespace === account.namespace &&
      ((context.signOutOnAccountChange && !isSameAddress(address, account.address, namespace)) ||
        (context.signOutOnNetworkChange && caipNetworkId !== account.caipNetworkId)),
  )
}

const isSameAddress = (a: string, b: string, namespace: string) =>
  namespace === 'eip155' ? a.toLowerCase() === b.toLowerCase() : a === b

/** Whether an earlier sign-out failed, so that stored sessions cannot be trusted (fault J8). */
export const isSignOutDue = ({ context, event }: Args) =>
  context.signOutDue && event.type === 'account.set' && event.account !== null

export const isInactive = ({ context }: Pick<Args, 'context'>) => context.account === null
export const isQuiet = ({ context }: Pick<Args, 'context'>) => context.quiet
export const isExpired = ({ event }: Args) =>
  event.type === 'session.outdated' && event.reason === 'expired'
/**
 * Whether a read that runs starts again, because its answer may be older than the change (fault SG11).
 * An extension may report a change with each read.
 */
export const startsReadAgain = ({ context, event }: Args) =>
  event.type === 'session.outdated' &&
  event.reason !== 'interval' &&
  context.rereads < limits.sessionRereads
export const hasAnswer = (_: unknown, { answer }: TakenAnswer) => answer !== null
export const hasSession = (_: unknown, { session }: StoredSession) => session !== null
/** Whether the session that was read ends when the previous one does. */
export const hasSameEnd = ({ context }: Pick<Args, 'context'>, { session }: StoredSession) =>
  session !== null && session.data.expirationTime === context.session?.data.expirationTime
