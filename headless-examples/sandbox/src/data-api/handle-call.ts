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
const nothing = () => jsonResponse({ error: 'Not found' }, 404)

/** The service's answer to a call, when nothing goes wrong. */
export async function handleCall(service: Service, { method, url, body }: Call): Promise<HttpResponse> {
  const { pathname, searchParams: query } = url
  if (pathname.startsWith('/pictures/')) {
    const picture = pictureAt(pathname)
    return picture === null ? nothing() : svgResponse(picture)
  }
  const posted = method === 'POST' ? parseBody(body) : {}
  const refusal = checkCaller(method === 'POST' ? callerIn(posted) : query)
  if (refusal !== null) return refusal
  const route = routes.find(({ path }) => path.test(pathname))
  if (route === undefined) return nothing()
  if (route.method !== method) return jsonResponse({ error: 'Not this way.' }, 405)
  const [, part = ''] = route.path.exec(pathname) ?? []
  const named = nameIn(part)
  return named === null ? nothing() : route.answer(service, { param, query, body })
}

/** What was posted, by name; nothing where it is no such thing. */
export function parseBody(body: string): Readonly<Record<string, unknown>> {
  try {
    const posted: unknown = JSON.parse(body)
    return isRecord(posted) ? posted : {}
  } catch {
    return {}
  }
}

/** A body names its project, and nothing of the caller's software. */
const callerIn = ({ projectId }: Readonly<Record<string, unknown>>) =>
  new URLSearchParams({
    projectId: typeof projectId === 'string' ? projectId : '',
    st: '-',
    sv: '-',
  })

/** A part of a path as it was meant; null when it cannot be read. */
function nameIn(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
