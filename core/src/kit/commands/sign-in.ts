import type { SignInAccount, SignInSession } from '../../domain/sign-in/session.ts'
import { signInAccount } from '../../domain/sign-in/sign-in-account.ts'
import type { ErrorCause } from '../../errors/error-cause.ts'
import { type ErrorCode, KitError } from '../../errors/kit-error.ts'
import type { SessionApi } from '../api/session.ts'
import type { CommandDeps } from './command-deps.ts'

/** Creates `kit.session.signIn` and `kit.session.signOut`. */
export function createSignIn({
  state,
  deps,
  sendMessage,
  runFlow,
  waitUntil,
}: CommandDeps): Pick<SessionApi, 'signIn' | 'signOut'> {
  const checkEnabled = () => {
    if (deps.siwx === null) throw new KitError('siwx/not-enabled')
  }
  /** Throws the first of the errors that `signIn` documents. */
  const requireAccount = async (): Promise<SignInAccount> => {
    const { accounts, network } = state()
    const active = accounts[network.activeNamespace ?? '']
    if (active?.status !== 'connected' || active.address === null)
      throw new KitError('account/no-active-address')
    const account = signInAccount(state())
    if (account === null) throw new KitError('account/no-active-network')
    const adapter = await deps.adapters.get(account.namespace)
    if (adapter.provider(account.connectorId) === null) throw new KitError('siwx/no-client')
    return account
  }
  const signIn = async () => {
    const account = await requireAccount()
    if (state().session.status === 'failed') sendMessage({ to: 'session', type: 'check' })
    const session = await runSignIn(runFlow)
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
      if (!hasEnded) throw new KitError('kit/stopped')
      if (state().session.problem === 'siwx/sign-out-failed')
        throw new KitError('siwx/sign-out-failed')
    },
  }
}

/**
 * Runs the flow without a view: requests the signature of the message that it prepares. Rejects
 * where the flow would wait for the visitor to retry.
 */
async function runSignIn(runFlow: CommandDeps['runFlow']): Promise<SignInSession> {
  const { signInFlow } = await import('../../flows/sign-in/index.ts')
  const flow = await runFlow(signInFlow)
  return new Promise((resolve, reject) => {
    const settle = () => {
      const outcome = flow.outcome()
      if (outcome.status === 'aborted') return reject(new KitError('kit/stopped'))
      if (outcome.status === 'failed') return reject(outcome.error)
      const view = flow.view()
      if (view.step === 'reviewing') view.sign()
      else if (view.step === 'signedIn') resolve(view.session)
      else if (view.step === 'outdated' || view.step === 'cancelled')
        reject(new KitError('siwx/outdated'))
      else if (view.step === 'unavailable') fail(view.problem, null)
      else if (view.step === 'declined') fail(view.problem, null)
      else if (view.step === 'failed') fail(view.problem, view.cause)
    }
    const fail = (code: ErrorCode, cause: ErrorCause | null) => {
      unsubscribe()
      flow.stop()
      // the texts of these codes have their details in the log only
      reject(new KitError<ErrorCode>(code, {} as never, cause === null ? {} : { cause }))
    }
    const { unsubscribe } = flow.subscribe(settle)
    settle()
  })
}
