import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { actionsOf } from '../../machine/actions.ts'
import { leftSessions } from './session.context.ts'
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  StoredSession,
  TakenAnswer,
} from './session.types.ts'

const { set, setFromParams, emitEvent } = actionsOf<SessionContext, SessionEvent, SessionEmitted>()

/** The events about a session are emitted only for an account. */
function accountOf({ account }: SessionContext): SignInAccount {
  if (account === null) throw new KitError(accountErrors, 'account/no-active-address')
  return account
}
const otherOwners = ({ owners, account }: SessionContext) =>
  owners.filter(({ caipAddress }) => caipAddress !== account?.caipAddress)

export const setAccount = set((_, event) =>
  event.type === 'account.set' ? { account: event.account, session: null, problem: null } : {},
)
export const dropLeftOwners = set((context, event) => {
  if (event.type !== 'account.set') return {}
  const { namespaces } = leftSessions(context, event.connected)
  return {
    owners: context.owners.filter(({ namespace }) => !namespaces.includes(namespace)),
    earlier: context.earlier.filter((namespace) => !namespaces.includes(namespace)),
  }
})
/** The account may have a session until it is read. */
export const addOwner = set((context) => ({
  owners: [...otherOwners(context), accountOf(context)],
}))
export const addRequested = set((context, event) =>
  event.type === 'owner.add'
    ? { owners: [...otherOwners({ ...context, account: event.account }), event.account] }
    : {},
)
/** The sessions of other accounts stay open. */
export const removeOwner = set((context) => ({ owners: otherOwners(context) }))
export const clearOwners = set(() => ({ owners: [], earlier: [] }))
export const clearSession = set(() => ({ session: null }))
export const setStored = setFromParams<StoredSession>((context, { session, policies, others }) => ({
  session,
  ...policies,
  earlier: others
    ? [...new Set([...context.earlier, accountOf(context).namespace])]
    : context.earlier,
}))
export const setAnswer = setFromParams<TakenAnswer>((_, { answer }) => ({ answer }))
export const clearAnswer = set(() => ({ answer: null }))
/** A session that the visitor has just signed is newer than a sign-out that failed. */
export const setSigned = set((_, event) =>
  event.type === 'session.set' ? { session: event.session, signOutDue: false } : {},
)
export const setAsking = set(() => ({ quiet: false }))
export const setQuiet = set(() => ({ quiet: true }))
/** Asks the visitor to sign in again only where that is required. */
export const setQuietUnlessRequired = set(({ required }) => ({ quiet: !required }))
export const setProblem = setFromParams<{ error: unknown }>((_, { error }) => ({
  problem: codeOf(error),
}))
export const setTimedOut = set(() => ({ problem: 'kit/timed-out' }))
export const clearProblem = set(() => ({ problem: null }))
export const clearSignOutDue = set(() => ({ signOutDue: false }))
export const clearSignOutProblem = set(({ problem }) =>
  problem === 'siwx/sign-out-failed' ? { problem: null } : {},
)
export const setSignOutFailed = set(() => ({
  signOutDue: true,
  problem: 'siwx/sign-out-failed',
}))

export const emitFound = emitEvent((context) => {
  const { session } = context
  if (session === null) throw new KitError(siwxErrors, 'siwx/not-enabled')
  return { type: 'session.found', account: accountOf(context), session }
})
export const emitMissing = emitEvent((context) => ({
  type: 'session.missing',
  account: accountOf(context),
  required: context.required,
  quiet: context.quiet,
}))
export const emitEnded = emitEvent(() => ({ type: 'session.ended' }))
export const countFailure = set(({ failures }) => ({ failures: failures + 1 }))
export const clearFailures = set(() => ({ failures: 0 }))
export const countReread = set(({ rereads }) => ({ rereads: rereads + 1 }))
export const clearRereads = set(() => ({ rereads: 0 }))
export const emitUnknown = emitEvent((context) => ({
  type: 'session.unknown',
  account: accountOf(context),
  code: context.problem ?? 'kit/unknown',
  repeated: context.failures > 0,
}))
export const emitFailed = emitEvent((context) => ({
  type: 'session.failed',
  account: accountOf(context),
  code: context.problem ?? 'kit/unknown',
}))
export const emitSignOutFailed = emitEvent(() => ({ type: 'signOut.failed' }))
export const emitInactive = emitEvent(() => ({ type: 'session.inactive' }))
export const emitAuthenticationStarted = emitEvent(() => ({ type: 'authentication.started' }))
export const emitAuthenticationEnded = emitEvent(() => ({ type: 'authentication.ended' }))
