import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { exchange, type HttpAnswer } from './exchange.ts'
import { parseJson } from './parse-json.ts'
import { repeat } from './retry.ts'
import { within } from './within.ts'

export type Get = {
  url: string
  /** ms until the last attempt has answered, waits included. */
  deadline: number
  /** The service's last word: thrown, and not asked again. null: an answer like any other. */
  refusal(answer: HttpAnswer): KitError | null
  /** What the browser kept is asked about first; else as the service says. */
  cache?: 'no-cache'
}

/** JSON by GET, as fresh data without prototype keys. Asked again as the retry rule says (decision 14), all within one deadline. */
export const getJson = async (
  platform: Platform,
  get: Get,
  signal: AbortSignal,
): Promise<unknown> => parseJson(await getText(platform, get, signal))

/** The same for an answer that is plain text. */
export function getText(
  platform: Platform,
  { url, deadline, refusal, cache }: Get,
  signal: AbortSignal,
): Promise<string> {
  const { clock } = platform
  return within({ clock, ms: deadline, signals: [signal] }, async (scope) => {
    const answer = await repeat({ clock, effort: 'last', signal: scope }, async () => {
      const one = await exchange(
        platform,
        { url, method: 'get', deadline: null, ...(cache && { cache }) },
        scope,
      )
      const refused = refusal(one)
      if (refused !== null) throw refused
      return one
    })
    if (answer.status < 200 || answer.status > 299)
      throw new KitError('endpoint/refused', { status: String(answer.status) })
    return answer.text
  })
}
