import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { FrameRequestName } from '../../clients/frame/frame-requests.ts'
import { timeouts } from '../../domain/constants.ts'
import { fieldsOf } from '../../domain/object.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { abortError, withDeadline } from '../../platform/with-deadline.ts'
import type { LoginCache } from './login-cache.ts'

export type SignOutOptions = {
  clock: Clock
  cache: LoginCache
  frame: FrameClient
  /** The visitor has to know that the frame is not signed out. */
  onFailed(): void
  /** Ends with the connector. */
  lifetime: AbortSignal
}

/** The session of the frame, from the first request that may open it until SIGN_OUT has ended it. */
export type SignOut = {
  /** Records each login in storage, and signs out one that is given up, also after a late answer. */
  frame: FrameClient
  /** Another login starts. One that was left before it was complete counts as given up. */
  start(): void
  /**
   * Posts a SIGN_OUT that is owed, and waits for at most 3 s: a frame that refuses it must not keep
   * the visitor from logging in. To be called once the frame is loaded, before any other request.
   */
  settle(signal: AbortSignal): Promise<void>
  /** The caller gives up a login. Does nothing if none is open, or if it was completed. */
  giveUp(): void
  /**
   * Ends the session. Rejects as SIGN_OUT does, and with `kit/timed-out` after 3 s. A frame that loads
   * longer is signed out once it is ready; what fails is owed.
   */
  end(signal: AbortSignal): Promise<void>
  /** Repeats a sign-out of an earlier visit. Rejects as `end`. Loads nothing if none is owed. */
  repeat(signal: AbortSignal): Promise<void>
}

/** The requests after which the frame may have a session. */
const logins: readonly FrameRequestName[] = [
  'CONNECT_EMAIL',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'CONNECT_FARCASTER',
]
/** Whether an answer leaves the frame without a session: it asks for a code first. */
const asksFirst = (answer: unknown): boolean =>
  String(fieldsOf(answer).action ?? '').startsWith('VERIFY_')
/** Whether the frame names the cause for which it did not log in. Other errors prove nothing. */
const isNamed = (error: unknown): boolean => /^(email|social)\//.test(codeOf(error))

export function createSignOut(options: SignOutOptions): SignOut {
  const { clock, cache, frame, lifetime } = options
  /** Whether this page is logging in or has logged in. */
  let isOpen = false
  /** Counts the requests that may log in, and those without an answer. */
  let opened = 0
  let pending = 0
  /** The SIGN_OUT without an answer that covers all logins until now. */
  let current: Promise<void> | null = null
  let isTold = cache.frameSession() === 'ending'

  const isOwed = () => {
    const state = cache.frameSession()
    return !isOpen && (state === 'ending' || (state === 'open' && !cache.isUsed()))
  }
  const post = async () => {
    const since = opened
    const request = () => frame.request('SIGN_OUT', undefined, lifetime)
    try {
      await request().catch((error: unknown) => {
        // The frame that had the request is replaced. A login that has started since stays.
        if (isKitError(error, 'embedded/aborted') && opened === since) return request()
        throw error
      })
    } catch (error) {
      if (!isKitError(error, 'embedded/session-ended')) throw error
    }
  }
  const run = (): Promise<void> => {
    const task: Promise<void> = post().then(
      () => {
        if (current !== task) return
        current = null
        if (pending === 0 && cache.frameSession() === 'ending') cache.setFrameSession(null)
      },
      (error: unknown) => {
        if (current === task) {
          current = null
          if (!isTold && !lifetime.aborted) options.onFailed()
          isTold = true
        }
        throw error
      },
    )
    task.catch(() => {})
    current = task
    return task
  }
  /** Settles as the task does. Rejects with `kit/timed-out` after 3 s. */
  const within = (signal: AbortSignal, task: Promise<void>) =>
    withDeadline({ clock, ms: timeouts.signOutTimeout, signals: [signal, lifetime] }, () => task)
  const owe = (): Promise<void> => {
    isOpen = false
    if (cache.frameSession() !== 'ending') {
      isTold = false
      cache.setFrameSession('ending')
    }
    return current ?? run()
  }
  const giveUp = () => {
    if (isOpen && !cache.isUsed()) void owe()
  }

  const request: FrameClient['request'] = async (name, payload, signal, onLate) => {
    if (!logins.includes(name)) return frame.request(name, payload, signal, onLate)
    if (signal.aborted) throw abortError(signal)
    const before = cache.frameSession()
    opened += 1
    const own = opened
    isOpen = true
    current = null
    cache.setFrameSession('open')
    pending += 1
    // The frame completes a login that the caller gives up.
    const answer = frame.request(name, payload, lifetime)
    const settle = (mayBeLoggedIn: boolean) => {
      pending -= 1
      if (!isOpen && !lifetime.aborted) {
        // The SIGN_OUT that was posted meanwhile came before the login.
        current = null
        void owe()
      } else if (!mayBeLoggedIn && before !== 'open' && own === opened) {
        // What was owed before is still owed, but not while the visitor enters a code.
        cache.setFrameSession(before)
        isOpen = before === 'ending'
      }
    }
    answer.then(
      (value) => settle(!asksFirst(value)),
      (error) => settle(!isNamed(error)),
    )
    try {
      return await withDeadline({ clock, ms: null, signals: [signal] }, () => answer)
    } catch (error) {
      if (signal.aborted && own === opened) giveUp()
      throw error
    }
  }

  return {
    frame: { ...frame, request },
    start() {
      isOpen = false
    },
    async settle(signal) {
      if (!isOwed()) return
      await within(signal, owe()).catch((error: unknown) => {
        if (signal.aborted || lifetime.aborted) throw error
      })
    },
    giveUp,
    end: (signal) => within(signal, owe()),
    async repeat(signal) {
      if (cache.frameSession() === 'ending' && !isOpen) await within(signal, owe())
    },
  }
}
