import type { Platform } from '../../platform/platform.ts'
import { exchange, type HttpAnswer } from './exchange.ts'

export type Post = {
  url: string
  body: unknown
  /** `text/plain` spares the browser's preflight where the server takes it. */
  contentType: 'application/json' | 'text/plain'
  /** ms until the whole answer is here. */
  deadline: number
}

/** One POST, asked once. */
export function postJson(
  platform: Platform,
  { url, body, contentType, deadline }: Post,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  return exchange(
    platform,
    { url, method: 'post', json: body, headers: { 'content-type': contentType }, deadline },
    signal,
  )
}
