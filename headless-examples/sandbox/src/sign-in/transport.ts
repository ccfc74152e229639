import type { IncomingHttpHeaders } from 'node:http'
import type { HttpResponse } from '../faults/http-response.ts'
import type { Transport } from './sign-in.types.ts'

const cookieName = 'latchkit-sandbox-session'

/** The token of a call. Null if it has none. */
export function readToken(transport: Transport, headers: IncomingHttpHeaders): string | null {
  if (transport === 'bearer')
    return /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=')
    if (name === cookieName && value) return value
  }
  return null
}

/**
 * Headers that set the cookie, or delete it for a null token. Scripts cannot read it, and browsers
 * do not send it with requests from other sites. Over HTTPS it would also be `Secure`, with the
 * prefix `__Host-`.
 */
export function cookieHeaders(
  token: string | null,
  maxAge: number,
): Pick<HttpResponse, 'headers'>['headers'] {
  const seconds = token === null ? 0 : Math.max(0, Math.floor(maxAge / 1_000))
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`
  return { 'set-cookie': `${cookieName}=${token ?? ''}; ${attributes}` }
}
