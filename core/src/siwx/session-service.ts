import { parseJson } from '../clients/http/parse-json.ts'
import { type HttpRequest, type HttpResponse, request } from '../clients/http/request.ts'
import { timeouts } from '../domain/constants.ts'
import { clockTolerance } from '../domain/sign-in/check-message.ts'
import { cleanText } from '../domain/text/text.ts'
import { safeGet } from '../domain/unknown.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import { codeOf, KitError } from '../errors/kit-error.ts'
import type { Platform } from '../platform/platform.ts'

export type ServiceCall = Pick<HttpRequest, 'url' | 'json' | 'withCookies'> & {
  method: 'get' | 'post' | 'put'
  headers: Readonly<Record<string, string>>
  deadline?: number
}
/**
 * `none`: there is no session, or the response has no body. `date`: the clock of the
 * server, in ms since 1970; null if it cannot be read.
 */
export type ServiceAnswer = { type: 'none' } | { type: 'json'; body: unknown; date: number | null }

/**
 * `session`: 401 means that there is no session. A wrong route answers 404 (fault SG9). `ended`: 401
 * and 404 do, and any body but a page in HTML, which comes from another place than the endpoint, is
 * accepted. Else they are refusals.
 */
type Expects = 'session' | 'ended' | 'accepted'

const maxReason = 200
/** Errors of a request without an answer of the server. */
const withoutAnswer: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/unreachable',
  'endpoint/blocked',
  'kit/timed-out',
])

/**
 * Calls the server that keeps sessions, once. Throws
 *
 * - `siwx/unreachable` without a response (also if the policy of the page blocks the call), after the
 *   deadline, and for 408, 429 and 5xx: the same call may succeed later (fault J4);
 * - `siwx/clock-wrong` if the server refuses a call and its clock differs from that of the device
 *   (fault J6);
 * - `siwx/nonce-invalid`, `siwx/expired`, `siwx/not-yet-valid`, `siwx/not-verified` or
 *   `siwx/server-refused` for another status outside 200–299;
 * - `endpoint/unreadable` if the body is not JSON or above 1 MB.
 */
export async function callService(
  platform: Pick<Platform, 'clock' | 'fetch' | 'trace'>,
  { deadline = timeouts.apiTimeout, ...call }: ServiceCall,
  expects: Expects,
): Promise<ServiceAnswer> {
  const response = await send(platform, { ...call, deadline })
  const { status, text, date } = response
  if (status === 408 || status === 429 || status >= 500) {
    // The server names the cause for the developer; the visitor can only try again.
    const cause = new Error(`The sign-in service answered: ${reasonIn(response)}`)
    throw new KitError(siwxErrors, 'siwx/unreachable', {}, { cause })
  }
  if (status === 401 && expects !== 'accepted') return { type: 'none' }
  if (status === 404 && expects === 'ended') return { type: 'none' }
  if (status < 200 || status > 299) throw refusal(response, platform.clock.now())
  if (text.trim() === '' || (expects === 'ended' && !/^\s*</.test(text))) return { type: 'none' }
  const body = parseJson(text)
  return body === null ? { type: 'none' } : { type: 'json', body, date }
}

/** Whether the clock of a server differs too much from that of the device (fault J6). */
export const isClockWrong = (date: number | null, now: number): boolean =>
  date !== null && Math.abs(date - now) > clockTolerance

async function send(
  { clock, fetch, trace }: Pick<Platform, 'clock' | 'fetch' | 'trace'>,
  options: HttpRequest,
): Promise<HttpResponse> {
  // Requests contain signatures and tokens, which recordings must not contain (oracle O4).
  const platform = {
    clock,
    fetch,
    trace(traced: Parameters<NonNullable<typeof trace>>[0]) {
      const response = traced.response.then(statusOf)
      response.catch(() => {}) // The caller handles the rejection of the request.
      trace?.({ ...traced, params: null, response })
    },
  }
  try {
    return await request(platform, options, new AbortController().signal)
  } catch (cause) {
    if (withoutAnswer.has(codeOf(cause)))
      throw new KitError(siwxErrors, 'siwx/unreachable', {}, { cause })
    throw cause
  }
}

const statusOf = (response: unknown) => ({ status: safeGet(response, 'status'), text: '' })

const codes = {
  'clock-wrong': 'siwx/clock-wrong',
  expired: 'siwx/expired',
  'not-yet-valid': 'siwx/not-yet-valid',
  'not-verified': 'siwx/not-verified',
  'nonce-invalid': 'siwx/nonce-invalid',
  'nonce-unknown': 'siwx/nonce-invalid',
  'nonce-used': 'siwx/nonce-invalid',
  'nonce-expired': 'siwx/nonce-invalid',
} as const
const isKnown = (code: unknown): code is keyof typeof codes =>
  typeof code === 'string' && Object.hasOwn(codes, code)

/** The error for a refusal: `{ error, code }` as JSON. Never contains HTML of the server. */
function refusal({ status, text, date }: HttpResponse, now: number): KitError {
  if (isClockWrong(date, now)) return new KitError(siwxErrors, 'siwx/clock-wrong')
  const body = jsonOrNull(text)
  const code = safeGet(body, 'code')
  const known = typeof code === 'string' ? code.replace(/^siwx\//, '') : null
  if (isKnown(known)) return new KitError(siwxErrors, codes[known])
  const details = { reason: textIn(body) || `status ${status}` }
  return new KitError(siwxErrors, 'siwx/server-refused', details, {
    cause: new Error(details.reason),
  })
}

const textIn = (body: unknown, name = 'error'): string => {
  const text = safeGet(body, name)
  return typeof text === 'string' ? cleanText(text, maxReason) : ''
}

/** Status, code and text of an answer, in one line. */
function reasonIn({ status, text }: HttpResponse): string {
  const body = jsonOrNull(text)
  return ['status', status, textIn(body, 'code'), textIn(body)].filter((part) => part).join(' ')
}

function jsonOrNull(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
