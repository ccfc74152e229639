/** The parts of a request of Node, also with the body that a middleware of Express has read. */
export type NodeRequest = AsyncIterable<unknown> & {
  method?: string | undefined
  /** Path and query. */
  url?: string | undefined
  /** Express: `url` before the path of the router was cut off. */
  originalUrl?: string | undefined
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  body?: unknown
  /** Whether the stream was read. */
  readableDidRead?: boolean
}
/** The parts of a response of Node. */
export type NodeResponse = {
  statusCode: number
  setHeader(name: string, value: string | readonly string[]): unknown
  end(body?: string): unknown
}
export type NodeListener = (
  request: NodeRequest,
  response: NodeResponse,
  next?: (error: unknown) => void,
) => Promise<void>

/** A sign-in has about 2 kB, and its message up to 64 kB. */
const maxBody = 300_000

/**
 * Adapts a handler of `Request` and `Response` to Node's `http` and to Express, where it works with and
 * without `express.json()`. Errors of the handler go to `next`, or are answered by 500.
 *
 * ```ts
 * app.use('/api/sign-in', nodeListener(handle))
 * createServer(nodeListener(handle))
 * ```
 */
export const nodeListener =
  (handle: (request: Request) => Promise<Response>): NodeListener =>
  async (incoming, outgoing, next) => {
    try {
      const request = await toRequest(incoming)
      await send(
        request === null ? new Response(null, { status: 413 }) : await handle(request),
        outgoing,
      )
    } catch (error) {
      if (next) return next(error)
      await send(new Response(null, { status: 500 }), outgoing)
    }
  }

/** Null if the body is too long. */
async function toRequest(incoming: NodeRequest): Promise<Request | null> {
  const { method = 'GET', originalUrl, url = '/', headers: given } = incoming
  const headers = new Headers()
  // The length and form of the body change when a middleware has parsed it.
  for (const [name, value] of Object.entries(given))
    for (const each of typeof value === 'string' ? [value] : (value ?? []))
      if (!bodyHeaders.has(name) && !name.startsWith(':')) headers.append(name, each)
  // The host of the URL does not count: a server knows its own origin.
  const address = `http://localhost${(originalUrl ?? url).replace(/^[^/]*/, '')}`
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const body = isUnread(incoming) ? await readText(incoming) : parsedText(incoming.body)
  return body === null ? null : new Request(address, { method, headers, body })
}

/** In Express 4, a middleware sets `{}` in place of a body that it does not parse. */
const isUnread = ({ body, readableDidRead }: NodeRequest) =>
  body === undefined || (readableDidRead === false && JSON.stringify(body) === '{}')

const bodyHeaders = new Set(['content-length', 'content-encoding', 'transfer-encoding'])

/** The body as text again: middlewares parse it to an object, a text or bytes. */
const parsedText = (body: unknown): string => {
  if (typeof body === 'string') return body
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : JSON.stringify(body)
}

async function readText(incoming: AsyncIterable<unknown>): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of incoming) {
    text += part instanceof Uint8Array ? decoder.decode(part, { stream: true }) : String(part)
    if (text.length > maxBody) return null
  }
  return text + decoder.decode()
}

async function send(response: Response, outgoing: NodeResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  outgoing.end(await response.text())
}
