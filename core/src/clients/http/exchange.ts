import ky, { type Options } from 'ky'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { readRetryAfter } from './retry-after.ts'
import { within } from './within.ts'

/** `deadline`: ms until the whole answer is here; null where the caller has one. */
export type Exchange = Pick<Options, 'method' | 'json' | 'headers' | 'cache'> & {
  url: string
  deadline: number | null
}
/** `rest`: ms the server wants to be left alone. */
export type HttpAnswer = { status: number; rest: number; text: string }

/** One request, never repeated here: our waits go by the platform's clock, ky's would not. Any status is an answer; no answer is `endpoint/unreachable`. */
export function exchange(
  { clock, fetch }: Platform,
  { url, deadline, ...request }: Exchange,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  return within({ clock, ms: deadline, signals: [signal] }, async (scope) => {
    try {
      const answer = await ky(url, {
        ...request,
        credentials: 'omit',
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        signal: scope,
        fetch: (input, init) => fetch(input, init),
      })
      const rest = readRetryAfter(answer.headers.get('retry-after'), clock.now())
      return { status: answer.status, rest, text: await answer.text() }
    } catch (cause) {
      throw new KitError('endpoint/unreachable', {}, { cause })
    }
  })
}
