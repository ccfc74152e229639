import ky, { type Options } from 'ky'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseRetryAfter } from './retry-after.ts'
import { withDeadline } from './with-deadline.ts'

/**
 * `deadline`: ms until the whole body has arrived; null if the caller sets a deadline of its own.
 */
export type HttpRequest = Pick<Options, 'method' | 'json' | 'headers' | 'cache'> & {
  url: string
  deadline: number | null
}
/**
 * `retryAfter`: ms that the server asks to wait before the next request; 0 without a usable header.
 */
export type HttpResponse = { status: number; retryAfter: number; text: string }

/**
 * Sends one request and resolves with the response of any status. Rejects with
 * `endpoint/unreachable` if there is no response, `kit/timed-out` after `deadline` and
 * `kit/aborted`.
 *
 * ky's own retries are off: they would wait on the real clock instead of the platform's clock.
 */
export function request(
  { clock, fetch }: Platform,
  { url, deadline, ...options }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpResponse> {
  return withDeadline({ clock, ms: deadline, signals: [signal] }, async (scope) => {
    try {
      const response = await ky(url, {
        ...options,
        credentials: 'omit',
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        signal: scope,
        fetch: (input, init) => fetch(input, init),
      })
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), clock.now())
      return { status: response.status, retryAfter, text: await response.text() }
    } catch (cause) {
      throw new KitError('endpoint/unreachable', {}, { cause })
    }
  })
}
