import ky from 'ky'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { readRetryAfter } from './retry-after.ts'
import { within } from './within.ts'

export type Post = {
  url: string
  body: unknown
  /** `text/plain` spares the browser's preflight where the server takes it. */
  contentType: 'application/json' | 'text/plain'
  /** ms until the whole answer is here. */
  deadline: number
}
/** `rest`: ms the server wants to be left alone. */
export type HttpAnswer = { status: number; rest: number; text: string }

/** One POST, never repeated here: our waits go by the platform's clock, ky's would not. Any status is an answer; no answer is `endpoint/unreachable`. */
export function postJson({ clock, fetch }: Platform, post: Post, signal: AbortSignal): Promise<HttpAnswer> {
  return within({ clock, ms: post.deadline, signals: [signal] }, async (scope) => {
    try {
      const answer = await ky.post(post.url, {
        json: post.body,
        headers: { 'content-type': post.contentType },
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
