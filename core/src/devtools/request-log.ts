import type { Json, RequestRecord } from '../domain/recording.ts'
import { parseUrl } from '../domain/text/parse-url.ts'
import { safeGet } from '../domain/unknown.ts'
import type { TracedRequest } from '../platform/platform.ts'
import { type Rewrite, safeRewrite, toJson } from './to-json.ts'

type Options = {
  /** Maximum number of requests. Older ones are dropped. */
  limit: number
  redact: Rewrite
  now(): number
  /** Called with each request when it is sent, and again when it is answered. */
  emit?: (request: RequestRecord) => void
}
/** The redacted requests of one kit. */
export type RequestLog = {
  observe(request: TracedRequest, at: number): void
  requests(): readonly RequestRecord[]
}

export const isTracedRequest = (event: object): event is TracedRequest =>
  'type' in event && event.type === '@latchkit.request'

export function createRequestLog({ limit, redact, now, emit }: Options): RequestLog {
  const records = new Map<string, RequestRecord>()
  const rewrite = safeRewrite(redact)
  let count = 0
  const put = (record: RequestRecord) => {
    records.set(record.id, record)
    const [oldest] = records.keys()
    if (records.size > limit && oldest !== undefined) records.delete(oldest)
    emit?.(record)
  }
  return {
    observe(request, at) {
      count += 1
      const sent: RequestRecord = {
        id: String(count),
        at,
        ...describe(request, rewrite),
        duration: null,
        status: null,
        error: null,
      }
      put(sent)
      const answer = (answered: Pick<RequestRecord, 'status' | 'error'>) =>
        put({ ...sent, ...answered, duration: now() - at })
      request.response.then(
        (result) => answer(answerOf(sent.to, result, rewrite)),
        (error: unknown) => answer({ status: null, error: toJson(error, rewrite) }),
      )
    },
    requests: () => [...records.values()],
  }
}

type Description = Pick<RequestRecord, 'to' | 'target' | 'method' | 'params'>

function describe({ url, method = 'get', params }: TracedRequest, rewrite: Rewrite): Description {
  // The parameters for a wallet contain texts that the visitor signs: they are hidden as payload.
  // Names of fields have no path and stay readable.
  const payload = (value: unknown) =>
    toJson(value, (text, field, path) =>
      path === undefined ? rewrite(text, field) : rewrite(text, field, `params.${path}`),
    )
  if (url === '')
    return { to: 'wallet', target: '', method: rewrite(method, 'type'), params: payload(params) }
  const { host = '', pathname = '' } = parseUrl(url) ?? {}
  const target = rewrite(host, 'host')
  const calls = Array.isArray(params) ? params : [params]
  const methods = calls.map((call) => safeGet(call, 'method'))
  if (methods.every((name) => typeof name === 'string'))
    return {
      to: 'node',
      target,
      method: rewrite(methods.join(', '), 'type'),
      params: toJson(
        calls.map((call) => safeGet(call, 'params')),
        rewrite,
      ),
    }
  const path = pathname.split('/').map((part) => rewrite(part, 'path'))
  return {
    to: 'service',
    target,
    method: `${method.toUpperCase()} ${path.join('/')}`,
    params: payload(params ?? null),
  }
}

function answerOf(
  to: RequestRecord['to'],
  result: unknown,
  rewrite: Rewrite,
): Pick<RequestRecord, 'status' | 'error'> {
  const status = safeGet(result, 'status')
  if (to === 'wallet' || typeof status !== 'number') return { status: null, error: null }
  return { status, error: to === 'node' ? rpcError(safeGet(result, 'text'), rewrite) : null }
}

/** The error in a JSON-RPC response, or null. */
function rpcError(text: unknown, rewrite: Rewrite): Json {
  try {
    const body: unknown = JSON.parse(String(text))
    const bodies = Array.isArray(body) ? body : [body]
    const error = bodies.map((one) => safeGet(one, 'error')).find((found) => found !== null)
    if (error === undefined) return null
    return {
      code: toJson(safeGet(error, 'code'), rewrite),
      message: rewrite(String(safeGet(error, 'message') ?? ''), 'error'),
    }
  } catch {
    return null
  }
}
