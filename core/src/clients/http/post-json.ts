import { type HttpPlatform, type HttpResponse, request } from './request.ts'

export type Post = {
  url: string
  body: unknown
  /** `text/plain` avoids the CORS preflight on servers that accept it. */
  contentType: 'application/json' | 'text/plain'
  /** Further headers. */
  headers?: Readonly<Record<string, string>>
  /** ms until the whole body has arrived. */
  deadline: number
  maxBytes?: number
  /** Completes the request if the page closes. The body must be below 64 kB. */
  keepalive?: boolean
}

/** Posts JSON once, without retries. Rejects as `request` does. */
export function postJson(
  platform: HttpPlatform,
  { body, contentType, headers, ...options }: Post,
  signal: AbortSignal,
): Promise<HttpResponse> {
  return request(
    platform,
    {
      ...options,
      method: 'post',
      json: body,
      headers: { ...headers, 'content-type': contentType },
    },
    signal,
  )
}
