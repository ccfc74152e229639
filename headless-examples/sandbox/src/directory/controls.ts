import type { IncomingMessage } from 'node:http'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import { isLocal, readBody } from '../faults/incoming-request.ts'
import { parseFaults } from '../faults/parse-faults.ts'
import type { Directory } from './directory.types.ts'
import { parseSettings } from './parse-settings.ts'

type Controlled = Pick<Directory, 'faults' | 'set' | 'requests'>
const paths = ['/faults', '/settings', '/requests']

/** Calls that are not the service's but the sandbox's own. */
export const isControl = (path: string): boolean => paths.includes(path)

/** `POST /faults`, `POST /settings`, `GET /requests?since=`: what `Directory` does, from another process or a page of this machine. */
export async function handleControl(
  directory: Controlled,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<HttpResponse> {
  if (!isLocal(request)) return jsonResponse({ error: 'Only from this machine.' }, 403)
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: '' }
  if (request.method === 'GET' && pathname === '/requests')
    return jsonResponse(directory.requests(Number(searchParams.get('since') ?? 0)))
  if (request.method !== 'POST' || pathname === '/requests')
    return jsonResponse({ error: 'Not this way.' }, 405)
  try {
    const body: unknown = JSON.parse(await readBody(request))
    if (pathname === '/faults') directory.faults(parseFaults(body))
    else directory.set(parseSettings(body))
    return jsonResponse({})
  } catch (error) {
    return jsonResponse({ error: error instanceof Error ? error.message : String(error) }, 400)
  }
}
