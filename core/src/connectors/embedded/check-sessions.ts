import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { nullIfLoggedOut } from './login-results.ts'

export type SessionChecksOptions = {
  frame: Pick<FrameClient, 'request'>
  log: Platform['log']
  /** The namespaces that have a session. */
  namespaces(): readonly Namespace[]
  /** Changes when a login starts or ends. A check that started before has no effect on later ones. */
  generation(): number
  /** Reads the user of a session again. False if the frame has none, or another one. */
  follow(namespace: Namespace): Promise<boolean>
  /** Ends with the connector. */
  signal: AbortSignal
}

/** `token`: of the last SESSION_UPDATE. `onLoggedOut`: called if the frame has no user, or another. */
type Check = { token: string | null; onLoggedOut(): void }

/** A frame that reports a session after each answer causes no more checks in a row than these. */
const maxRuns = 3

/**
 * Creates the function that checks whether the frame still has the user of the sessions. One check
 * runs at a time. Those that are requested after it has read a user cause one more, as the user may
 * have changed since.
 */
export function createSessionChecks(options: SessionChecksOptions): (check: Check) => void {
  const { frame, log, signal } = options
  let next: Check | null = null
  let isRunning = false

  const run = async ({ token, onLoggedOut }: Check) => {
    const since = options.generation()
    const hasEnded = () => options.generation() !== since
    const payload = token === null ? undefined : { token }
    const answer = await frame.request('IS_CONNECTED', payload, signal).catch(nullIfLoggedOut)
    if (hasEnded()) return
    if (!answer?.isConnected) {
      // The next check passes a newer token, for which the frame may have a session.
      if (next === null || next.token === token) onLoggedOut()
      return
    }
    // The users are read after what was reported until now.
    next = null
    for (const namespace of options.namespaces()) {
      const isSame = await options.follow(namespace)
      if (hasEnded()) return
      if (!isSame) return onLoggedOut()
    }
  }
  const runAll = async () => {
    isRunning = true
    for (let runs = 0; next !== null && runs < maxRuns; runs += 1) {
      const check = next
      next = null
      if (options.namespaces().length === 0) break
      const since = options.generation()
      await run(check).catch((error: unknown) => {
        const isCurrent = !signal.aborted && options.generation() === since
        if (isCurrent) log.warn(`The embedded wallet did not respond: ${codeOf(error)}`)
      })
    }
    next = null
    isRunning = false
  }
  return (check) => {
    next = check
    if (!isRunning) void runAll()
  }
}
