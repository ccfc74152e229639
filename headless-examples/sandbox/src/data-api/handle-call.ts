import { isRecord } from '../base/checks.ts'
import { checkCaller } from '../directory/check-caller.ts'
import { svgResponse } from '../directory/svg-response.ts'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import type { Call } from '../faults/start-fault-server.ts'
import { pictureAt } from './pictures.ts'
import { accountRoutes } from './routes/account.ts'
import { nameRoutes } from './routes/names.ts'
import { priceRoutes } from './routes/prices.ts'
import type { Route } from './routes/route.ts'
import type { Service } from './service.types.ts'

const routes: readonly Route[] = [...accountRoutes, ...nameRoutes, ...priceRoutes]
const notFound = () => jsonResponse({ error: 'Not found' }, 404)

/** Responds to a call of the data service. The server applies faults to the response afterwards. */
export async function handleCall(service: Service, call: Call): Promise<HttpResponse> {
  const { method, url } = call
  const { pathname, searchParams: query } = url
  if (pathname.startsWith('/pictures/')) {
    const picture = pictureAt(pathname)
    return picture === null ? notFound() : svgResponse(picture)
  }
  const body = method === 'POST' ? parseBody(call.body) : {}
  const rejection = checkCaller(method === 'POST' ? callerOf(body) : query)
  if (rejection !== null) return rejection
  const route = routes.find(({ path }) => path.test(pathname))
  if (route === undefined) return notFound()
  if (route.method !== method) return jsonResponse({ error: 'Method not allowed.' }, 405)
  const [, encoded = ''] = route.path.exec(pathname) ?? []
  const param = decodeParam(encoded)
  return param === null ? notFound() : route.respond(service, { param, query, body })
}

/** Parses a JSON body. Returns an empty object for anything else. */
export function parseBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

/**
 * Caller parameters of a POST body. Bodies carry the project id but not `st` and `sv`, which are
 * set to '-' because `checkCaller` requires them.
 */
const callerOf = ({ projectId }: Readonly<Record<string, unknown>>) =>
  new URLSearchParams({
    projectId: typeof projectId === 'string' ? projectId : '',
    st: '-',
    sv: '-',
  })

/** Decodes a percent-encoded parameter. Null if the encoding is invalid. */
function decodeParam(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
