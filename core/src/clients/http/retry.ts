import { limits, timeouts } from '../../domain/constants.ts'
import { isKitError, type KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { wait } from '../../platform/with-deadline.ts'
import type { HttpResponse } from './request.ts'

/**
 * `none`: one attempt, for requests that must not be repeated. `short`: retries, but does not wait
 * for a `Retry-After`, because another endpoint can be used. `full`: retries and waits for it.
 */
export type RetryPolicy = 'none' | 'short' | 'full'

/** Whether an idempotent request is retried after this HTTP status (decision 14). */
export const isRetryableStatus = (status: number): boolean => limits.rpcRetryStatus.includes(status)

/**
 * Calls `send` up to three times, until it returns a status that is not retryable. Waits 150 ms and
 * 300 ms between the attempts, or as long as `Retry-After` asks. After the last attempt it resolves
 * with the last response, or throws `endpoint/unreachable` without one.
 */
export async function sendWithRetry(
  { clock, policy, signal }: { clock: Clock; policy: RetryPolicy; signal: AbortSignal },
  send: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send().catch(unreachableOnly)
    const hasResponse = 'status' in outcome
    const retryAfter = hasResponse ? outcome.retryAfter : 0
    const isLastAttempt =
      policy === 'none' || attempt >= limits.rpcAttempts || (policy === 'short' && retryAfter > 0)
    if (hasResponse && (isLastAttempt || !isRetryableStatus(outcome.status))) return outcome
    if (!hasResponse && isLastAttempt) throw outcome
    await wait(clock, Math.max(retryAfter, timeouts.rpcRetryDelay * 2 ** (attempt - 1)), signal)
  }
}

/** Returns `endpoint/unreachable`, which is retried; rethrows timeouts, aborts and other errors. */
function unreachableOnly(error: unknown): KitError {
  if (isKitError(error, 'endpoint/unreachable')) return error
  throw error
}
