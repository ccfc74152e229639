import type { IncomingMessage } from 'node:http'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import { isLocal, readBody } from '../faults/incoming-request.ts'
import { parseFaults } from '../faults/parse-faults.ts'
import type { Directory } from './directory.types.ts'
import { parseSettings } from './parse-settings.ts'

const controlPaths = ['/faults', '/settings', '/requests']

/** True for the sandbox's own routes, which the hosted service does not have. */
export const isControl = (path: string): boolean => controlPaths.includes(path)

/**
 * Handles `POST /faults`, `POST /settings`, `GET /settings` and `GET /requests?since=`, which call
 * the `Directory` methods `faults`, `set`, `settings` and `requests`. Responds with 403 to pages of
 * other sites.
 */
export async function handleControl(
  directory: Pick<Directory, 'faults' | 'set' | 'settings' | 'requests'>,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<HttpResponse> {
  if (!isLocal(request))
    return jsonResponse(
      { error: '/faults, /settings and /requests accept local callers only.' },
      403,
    )
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: '' }
  if (request.method === 'GET' && pathname === '/requests')
    return jsonResponse(directory.requests(Number(searchParams.get('since') ?? 0)))
  if (request.method === 'GET' && pathname === '/settings')
    return jsonResponse(directory.settings())
  if (request.method !== 'POST' || pathname === '/requests')
    return jsonResponse({ error: 'Method not allowed.' }, 405)
  try {
    const body: unknown = JSON.parse(await readBody(request))
    if (pathname === '/faults') directory.faults(parseFaults(body))
    else directory.set(parseSettings(body))
    return jsonResponse({})
  } catch (error) {
    return jsonResponse({ error: error instanceof Error ? error.message : String(error) }, 400)
  }
}
