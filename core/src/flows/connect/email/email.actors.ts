import { fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { namespaceOf } from '../../../domain/caip/caip.ts'
import { timeouts } from '../../../domain/constants.ts'
import { emailSecondsLeft } from '../../../domain/embedded/email-throttle.ts'
import { isKitError } from '../../../errors/coded-error.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { CodeRequest, ConnectRequest, SubmitRequest, Submitted } from './email.types.ts'

export const emailActors = ({
  adapters,
  embedded,
  platform: { clock },
  storage,
}: Pick<Deps, 'adapters' | 'embedded' | 'platform' | 'storage'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError('embedded/unavailable')
    return embedded
  }
  /**
   * When another e-mail can be requested. Null: now. If the clock was set back, the wait starts
   * again, because the stored time would not pass for as long (fault L6).
   */
  const cooldownEnd = (): number | null => {
    const stored = storage.get('last_email_login_time')
    const last = stored === null ? null : Number(stored)
    const now = clock.now()
    if (last !== null && last > now) storage.set('last_email_login_time', String(now))
    const seconds = emailSecondsLeft(now, last)
    return seconds === 0 ? null : now + seconds * 1_000
  }
  /** Requests an e-mail, unless one was requested less than 30 s ago. */
  const requestEmail = async (
    { email }: SubmitRequest,
    signal: AbortSignal,
  ): Promise<Submitted> => {
    try {
      const action = await connector().submitEmail(email, signal)
      return { action, resendAt: clock.now() + timeouts.emailCooldown }
    } catch (error) {
      if (!isKitError(error, 'email/throttled')) throw error
      return { action: 'throttled', resendAt: cooldownEnd() ?? clock.now() }
    }
  }
  return {
    readCooldown: fromPromise<number | null>(async () => cooldownEnd()),
    submitEmail: fromPromise<Submitted, SubmitRequest>(({ input, signal }) =>
      requestEmail(input, signal),
    ),
    resendCode: fromPromise<Submitted, SubmitRequest>(({ input, signal }) =>
      requestEmail(input, signal),
    ),
    confirmDevice: fromPromise<void>(async ({ signal }) => connector().confirmDevice(signal)),
    confirmCode: fromPromise<void, CodeRequest>(async ({ input, signal }) =>
      connector().confirmCode(input.code, signal),
    ),
    /** Loads the adapter, which has the provider, completes the login and connects the network. */
    connectUser: fromPromise<Connection, ConnectRequest>(async ({ input, signal }) => {
      const { connect } = connector()
      await adapters.get(namespaceOf(input.caipNetworkId))
      return connect(input, signal)
    }),
  }
}
