import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { parseJson } from './parse-json.ts'
import { type HttpResponse, request } from './request.ts'
import { sendWithRetry } from './retry.ts'

export type Get = {
  url: string
  /** ms until the last attempt has responded, including the waits between attempts. */
  deadline: number
  /** An error that ends the request without a retry; null if the response is not such an error. */
  fatalError(response: HttpResponse): KitError | null
  /**
   * `no-cache` revalidates cached responses, `no-store` bypasses the cache. Without it the
   * service's cache headers apply.
   */
  cache?: 'no-cache' | 'no-store'
  headers?: Readonly<Record<string, string>>
}

/**
 * Fetches JSON and parses it without prototype keys (rule R10). Retries by the retry table
 * (decision 14) within one deadline. Throws `endpoint/refused` for a status outside 200–299 and
 * `endpoint/unreadable` if the body is not JSON.
 */
export const getJson = async (
  platform: Platform,
  get: Get,
  signal: AbortSignal,
): Promise<unknown> => parseJson(await getText(platform, get, signal))

/** Same as `getJson`, for a plain-text body. */
export function getText(
  platform: Platform,
  { url, deadline, fatalError, cache, headers }: Get,
  signal: AbortSignal,
): Promise<string> {
  const { clock } = platform
  return withDeadline({ clock, ms: deadline, signals: [signal] }, async (scope) => {
    const send = async () => {
      const options = {
        url,
        method: 'get',
        deadline: null,
        ...(cache && { cache }),
        ...(headers && { headers }),
      }
      const response = await request(platform, options, scope)
      const error = fatalError(response)
      if (error !== null) throw error
      return response
    }
    const response = await sendWithRetry({ clock, policy: 'full', signal: scope }, send)
    if (response.status < 200 || response.status > 299)
      throw new KitError(httpErrors, 'endpoint/refused', { status: String(response.status) })
    return response.text
  })
}
