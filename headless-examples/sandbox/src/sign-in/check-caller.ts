import type { IncomingHttpHeaders } from 'node:http'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import type { SignInOptions } from './sign-in.types.ts'

/**
 * The header that every call has. A form cannot send it, and a page of another origin only after a
 * preflight request, which the server does not grant.
 */
export const callHeader = 'x-latchkit-siwx'
const localOrigin = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/
const maxBodyLength = 65_536

type Origins = NonNullable<SignInOptions['origins']>
export const isAllowedOrigin = (origin: string, origins: Origins): boolean =>
  origins === 'local' ? localOrigin.test(origin) : origins.includes(origin)

const refusal = (status: number, error: string) => jsonResponse({ error }, status)

/**
 * Checks that a call comes from a script of an allowed page and not from a page of another site
 * (CSRF). Returns the error response, or null.
 */
export function checkCaller(
  { method, headers, body }: Pick<Call, 'method' | 'headers' | 'body'>,
  origins: Origins,
): HttpResponse | null {
  const { origin } = headers
  if (origin !== undefined && !isAllowedOrigin(origin, origins))
    return refusal(403, 'This origin is not allowed.')
  if (headers[callHeader] === undefined) return refusal(403, `The header ${callHeader} is missing.`)
  if (method === 'GET') return null
  if (method !== 'POST') return refusal(405, 'Method not allowed.')
  // Browsers send `Origin` with every POST, also of the same origin.
  if (origin === undefined) return refusal(403, 'The header origin is missing.')
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return refusal(415, 'The content type must be application/json.')
  return body.length > maxBodyLength ? refusal(413, 'The body is too long.') : null
}

/** CORS headers with which allowed pages may send cookies and tokens. Others get none. */
export function corsHeaders(
  { origin }: IncomingHttpHeaders,
  origins: Origins,
): HttpResponse['headers'] {
  const vary = { vary: 'origin' }
  if (origin === undefined || !isAllowedOrigin(origin, origins)) return vary
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `authorization, content-type, ${callHeader}`,
    'access-control-expose-headers': 'date, retry-after',
    'access-control-max-age': '600',
  }
}
