import type { FrameClient } from '../../clients/frame/frame.types.ts'
import { emailSecondsLeft } from '../../domain/embedded/email-throttle.ts'
import { emailErrors } from '../../errors/areas/email.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { FramePlatform } from '../../platform/platform.ts'
import type { EmbeddedConnector } from '../connector.ts'
import type { LoginCache } from './login-cache.ts'
import { isRefusal } from './login-results.ts'

export type EmailStepsOptions = {
  platform: Pick<FramePlatform, 'clock'>
  cache: LoginCache
  frame: FrameClient
  /** Loads the frame, and sends it the data of the page. */
  prepare(signal: AbortSignal): Promise<void>
  /** Like `prepare`, for the first request of a login. */
  prepareLogin(signal: AbortSignal): Promise<void>
}

/** The steps of a login by e-mail, and of a change of the address. */
export type EmailSteps = {
  calls: Pick<
    EmbeddedConnector,
    'submitEmail' | 'confirmDevice' | 'confirmCode' | 'updateEmail' | 'confirmPrimaryCode'
  >
  /** Confirms the code to the new address. Rejects as `confirmCode`. */
  confirmNewAddress(code: string, signal: AbortSignal): Promise<{ newEmail: string }>
  /** The frame reloaded itself: it expects no code any more. */
  reset(): void
}

export function createEmailSteps({
  platform: { clock },
  cache,
  frame,
  prepare,
  prepareLogin,
}: EmailStepsOptions): EmailSteps {
  let isLost = false
  const checkThrottle = () => {
    const now = clock.now()
    const last = cache.lastEmailAt()
    // The clock was set back: the stored time would not pass for as long (fault L6).
    if (last !== null && last > now) cache.setEmailSent(now)
    const seconds = emailSecondsLeft(now, last)
    if (seconds > 0)
      throw new KitError(emailErrors, 'email/throttled', { seconds: String(seconds) })
  }
  /**
   * Requests an e-mail. Throws `email/throttled` within 30 s of the last request, and starts the 30 s
   * unless the frame refuses this one.
   */
  const requestEmail = async <Answer>(
    send: () => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    checkThrottle()
    await prepareLogin(signal)
    // Another call may have requested an e-mail while the frame loaded.
    checkThrottle()
    // Before the answer: the e-mail is on its way also if the caller aborts.
    cache.setEmailSent(clock.now())
    isLost = false
    return send().catch((error: unknown) => {
      if (isRefusal(error)) cache.removeEmailSent()
      throw error
    })
  }
  /** Prepares a step that follows an e-mail. Throws `embedded/aborted` if the frame lost it. */
  const prepareStep = async (signal: AbortSignal) => {
    await prepare(signal)
    if (isLost) throw new KitError(embeddedErrors, 'embedded/aborted')
  }
  return {
    calls: {
      async submitEmail(email, signal) {
        const send = () => {
          // The name of an earlier login that was left before it was complete.
          cache.removeUserName()
          return frame.request('CONNECT_EMAIL', { email }, signal)
        }
        return (await requestEmail(send, signal)).action
      },
      async confirmDevice(signal) {
        await prepareStep(signal)
        await frame.request('CONNECT_DEVICE', undefined, signal)
      },
      async confirmCode(code, signal) {
        await prepareStep(signal)
        await frame.request('CONNECT_OTP', { otp: code }, signal)
      },
      async updateEmail(email, signal) {
        const send = () => frame.request('UPDATE_EMAIL', { email }, signal)
        return (await requestEmail(send, signal)).action
      },
      async confirmPrimaryCode(code, signal) {
        await prepareStep(signal)
        await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: code }, signal)
      },
    },
    async confirmNewAddress(code, signal) {
      await prepareStep(signal)
      return frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp: code }, signal)
    },
    reset() {
      isLost = true
    },
  }
}
