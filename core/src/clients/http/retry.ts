import { limits } from '../../domain/constants.ts'
import { isKitError, type KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import type { HttpAnswer } from './exchange.ts'
import { wait } from './within.ts'

/** `once`: may not be repeated. `passing`: somebody else can be asked, so a server that wants to rest is left. `last`: worth waiting for. */
export type Effort = 'once' | 'passing' | 'last'

const statuses: readonly number[] = limits.rpcRetryStatus

/** Whether a request that may be repeated is asked again after this status. Specification, section 9. */
export const isWorthRepeating = (status: number): boolean => statuses.includes(status)

/** Sends until an answer is worth keeping: three times at most, 150 ms and 300 ms apart or as the server's Retry-After says. */
export async function repeat(
  { clock, effort, signal }: { clock: Clock; effort: Effort; signal: AbortSignal },
  send: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send().catch(unreachableOnly)
    const answered = 'status' in outcome
    const rest = answered ? outcome.rest : 0
    const isOver =
      effort === 'once' || attempt >= limits.rpcAttempts || (effort === 'passing' && rest > 0)
    if (answered && (isOver || !isWorthRepeating(outcome.status))) return outcome
    if (!answered && isOver) throw outcome
    await wait(clock, Math.max(rest, limits.rpcRetryDelay * 2 ** (attempt - 1)), signal)
  }
}

/** No connection is worth another attempt; a deadline or an abort is not. */
function unreachableOnly(error: unknown): KitError {
  if (isKitError(error, 'endpoint/unreachable')) return error
  throw error
}
