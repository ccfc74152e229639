import ky, { type Options } from 'ky'
import { limits } from '../../domain/constants.ts'
import { endpointErrors } from '../../errors/areas/endpoint.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { hideSecrets } from './hide-secrets.ts'
import { parseRetryAfter } from './retry-after.ts'

/**
 * `deadline`: ms until the whole body has arrived; null if the caller sets a deadline of its own.
 */
export type HttpRequest = Pick<Options, 'method' | 'json' | 'headers' | 'cache' | 'keepalive'> & {
  url: string
  deadline: number | null
  /** Maximum size of the body; 1 MB by default. */
  maxBytes?: number
  /** Sends and accepts cookies, also of another origin. Default: no cookies. */
  withCookies?: boolean
}
/**
 * `retryAfter`: ms that the server asks to wait before the next request; 0 without a usable header.
 * `date`: the clock of the server, in ms since 1970; null without a readable header, as from another
 * origin.
 */
export type HttpResponse = {
  status: number
  retryAfter: number
  date: number | null
  text: string
}

/** The parts of the platform that requests use. */
export type HttpPlatform = Pick<Platform, 'clock' | 'fetch' | 'trace'>

/**
 * Sends one request and resolves with the response of any status. Rejects with
 * `endpoint/unreachable` if there is no response or a redirect, `endpoint/unreadable` for a body
 * that is too large or not UTF-8, `kit/timed-out` after `deadline` and `kit/aborted`.
 *
 * ky's own retries are off: they would wait on the real clock instead of the platform's clock.
 */
export function request(
  { clock, fetch, trace }: HttpPlatform,
  { url, deadline, maxBytes = limits.responseBytes, withCookies = false, ...options }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const response = withDeadline({ clock, ms: deadline, signals: [signal] }, async (scope) => {
    try {
      const policy = policyOf(withCookies)
      const response = await ky(url, {
        ...options,
        ...policy,
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        signal: scope,
        fetch: (input, init) => fetch(input, init),
      })
      const { status, headers } = response
      if (policy.redirect === 'manual' && status >= 300 && status < 400)
        throw new KitError(endpointErrors, 'endpoint/unreachable')
      const retryAfter = parseRetryAfter(headers.get('retry-after'), clock.now())
      const date = parseDate(headers.get('date'))
      return { status, retryAfter, date, text: await readText(response, maxBytes) }
    } catch (cause) {
      if (isKitError(cause)) throw cause
      throw new KitError(endpointErrors, 'endpoint/unreachable', {}, { cause: hideSecrets(cause) })
    }
  })
  const { method, json: params } = options
  trace?.({ type: '@latchkit.request', url, method, params, response })
  return response
}

/**
 * No cookies by default, and no redirects: one could send a signed transaction to another origin
 * (fault XG1). The `Request` of some edge runtimes rejects these options. These have no cookies, and
 * return a redirect as a response.
 */
function policyOf(withCookies: boolean): Pick<RequestInit, 'credentials' | 'redirect'> {
  const policy = { credentials: withCookies ? 'include' : 'omit', redirect: 'error' } as const
  try {
    new Request('https://host.invalid', policy)
    return policy
  } catch {
    return { redirect: 'manual' }
  }
}

function parseDate(header: string | null): number | null {
  const date = Date.parse(header ?? '')
  return Number.isNaN(date) ? null : date
}

/** Reads a body as UTF-8. Throws `endpoint/unreadable` beyond `maxBytes` (fault XG3). */
async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    bytes += value?.length ?? 0
    try {
      if (bytes > maxBytes) throw new RangeError(`The body has more than ${maxBytes} bytes`)
      text += decoder.decode(value, { stream: !done })
    } catch (cause) {
      reader.cancel().catch(() => {})
      throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause })
    }
    if (done) break
  }
  return text
}
