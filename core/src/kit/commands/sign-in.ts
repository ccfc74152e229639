import type { SignInAccount, SignInSession } from '../../domain/sign-in/session.ts'
import { signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import { kitErrorOf } from '../../errors/text-of.ts'
import { type SignInOutput, type SignInView, signInFlow } from '../../flows/index.ts'
import type { RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { SessionApi } from '../api/session.ts'
import type { CommandDeps } from './command-deps.ts'

/** Creates `kit.session.signIn`, `signOut` and `check`. */
export function createSignIn(
  commandDeps: CommandDeps,
): Pick<SessionApi, 'signIn' | 'signOut' | 'check'> {
  const { state, deps, sendMessage, waitUntil } = commandDeps
  const checkEnabled = () => {
    if (deps.siwx === null) throw new KitError(siwxErrors, 'siwx/not-enabled')
  }
  /** Throws the first of the errors that `signIn` documents. */
  const requireAccount = async (): Promise<SignInAccount> => {
    const { accounts, network } = state()
    const active = accounts[network.activeNamespace ?? '']
    if (active?.status !== 'connected' || active.address === null)
      throw new KitError(accountErrors, 'account/no-active-address')
    const account = signInAccount(state())
    if (account === null) throw new KitError(accountErrors, 'account/no-active-network')
    const adapter = await deps.adapters.get(account.namespace)
    if (adapter.provider(account.connectorId) === null)
      throw new KitError(siwxErrors, 'siwx/no-client')
    return account
  }
  const waitUntilRead = () => waitUntil(({ session: { status } }) => !busy.includes(status))
  const check = async () => {
    sendMessage({ to: 'session', type: 'check' })
    await waitUntilRead()
    return state().session
  }
  const signIn = async () => {
    const account = await requireAccount()
    // The server may have ended the session (fault SG11). A check that runs may find one.
    if (checked.includes(state().session.status)) await check()
    else await waitUntilRead()
    if (signInAccount(state())?.caipAddress !== account.caipAddress)
      throw new KitError(siwxErrors, 'siwx/outdated')
    const session = await runSignIn(commandDeps)
    await waitUntil(
      (current) =>
        current.session.status === 'signedIn' ||
        signInAccount(current)?.caipAddress !== account.caipAddress,
    )
    return session
  }
  let pending: Promise<SignInSession> | null = null
  return {
    async signIn() {
      checkEnabled()
      pending ??= signIn().finally(() => {
        pending = null
      })
      return pending
    },
    async check() {
      checkEnabled()
      return check()
    },
    async signOut() {
      checkEnabled()
      sendMessage({ to: 'session', type: 'signOut' })
      let hasStarted = false
      let hasEnded = false
      await waitUntil(({ session: { status } }) => {
        hasStarted ||= status === 'signingOut'
        hasEnded = hasStarted && status !== 'signingOut'
        return hasEnded
      })
      // `waitUntil` also ends with the kit, whose extension may still have the sessions.
      if (!hasEnded) throw new KitError(kitErrors, 'kit/stopped')
      if (state().session.problem === 'siwx/sign-out-failed')
        throw new KitError(siwxErrors, 'siwx/sign-out-failed')
    },
  }
}

const checked: readonly KitState['session']['status'][] = ['signedIn', 'unknown', 'failed']
const busy: readonly KitState['session']['status'][] = ['checking', 'authenticating', 'signingOut']

type SignInFlow = RunningFlow<SignInView, SignInOutput>
const isSignIn = (flow: RunningFlow | undefined): flow is SignInFlow => flow?.id === signInFlow.id

/** The key of the open view of a sign-in. Null if none is open. */
function openKey({ modal, router }: KitState): string | null {
  const entry = router.entries.find(({ view }) => signInFlow.views.includes(view))
  return modal.phase === 'open' && entry !== undefined ? entry.key : null
}

/** The flow of that view, once its code is loaded. Null if none is running. */
async function findOpenFlow({
  state,
  flows,
  waitUntil,
}: Pick<CommandDeps, 'state' | 'flows' | 'waitUntil'>): Promise<SignInFlow | null> {
  if (openKey(state()) === null) return null
  const find = () => flows.getSnapshot()[openKey(state()) ?? '']
  const { promise: loaded, unsubscribe } = whenFound(flows, find)
  await Promise.race([loaded, waitUntil((current) => openKey(current) === null)])
  unsubscribe()
  const flow = find()
  return isSignIn(flow) && flow.outcome().status === 'running' ? flow : null
}

function whenFound(flows: CommandDeps['flows'], find: () => unknown) {
  let check = () => {}
  const promise = new Promise<void>((resolve) => {
    check = () => {
      if (find() !== undefined) resolve()
    }
  })
  check()
  const { unsubscribe } = flows.subscribe(() => check())
  return { promise, unsubscribe }
}

/**
 * Requests the signature of the message that the flow prepares: the flow of the open view, or one
 * without a view. Rejects where the flow would wait for the visitor to retry; that of a view
 * continues.
 */
async function runSignIn(commandDeps: CommandDeps): Promise<SignInSession> {
  const joined = await findOpenFlow(commandDeps)
  const flow = joined ?? (await startSignIn(commandDeps))
  let mayRetry = joined !== null
  return new Promise((resolve, reject) => {
    const settle = () => {
      const outcome = flow.outcome()
      if (outcome.status === 'aborted') {
        const isClosed = joined !== null && openKey(commandDeps.state()) === null
        return reject(new KitError(kitErrors, isClosed ? 'kit/aborted' : 'kit/stopped'))
      }
      if (outcome.status === 'failed') return reject(outcome.error)
      const view = flow.view()
      const retries = mayRetry
      mayRetry = false
      if (view.step === 'reviewing') view.sign()
      else if (view.step === 'signedIn') resolve(view.session)
      else if (view.step === 'outdated') reject(new KitError(siwxErrors, 'siwx/outdated'))
      else if (view.step === 'cancelled') reject(new KitError(kitErrors, 'kit/aborted'))
      else if (view.step === 'unavailable') fail(kitErrorOf(view.problem, {}))
      else if (view.step === 'declined' || view.step === 'failed') {
        if (retries) view.retry()
        else fail(errorOf(view))
      }
    }
    const fail = (error: KitError) => {
      unsubscribe()
      if (joined === null) flow.stop()
      reject(error)
    }
    const { unsubscribe } = flow.subscribe(settle)
    settle()
  })
}

const startSignIn = ({ runFlow }: CommandDeps): Promise<SignInFlow> => runFlow(signInFlow)

/** The error of a sign-in that failed, or that the visitor declined. */
function errorOf(view: Extract<SignInView, { step: 'declined' | 'failed' }>): KitError {
  if (view.step === 'declined') return kitErrorOf(view.problem, {})
  const { problem, details, cause } = view
  return kitErrorOf(problem, details, cause === null ? {} : { cause })
}
