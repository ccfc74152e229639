import type { IncomingMessage } from 'node:http'
import { type Answer, json } from '../faults/http-response.ts'
import { isLocal, textOf } from '../faults/incoming-request.ts'
import { readFaults } from '../faults/parse-faults.ts'
import type { Directory } from './directory.types.ts'
import { readSettings } from './parse-settings.ts'

type Controlled = Pick<Directory, 'faults' | 'set' | 'requests'>
const paths = ['/faults', '/settings', '/requests']

/** Calls that are not the service's but the sandbox's own. */
export const isControl = (path: string): boolean => paths.includes(path)

/** `POST /faults`, `POST /settings`, `GET /requests?since=`: what `Directory` does, from another process or a page of this machine. */
export async function answerControl(
  directory: Controlled,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<Answer> {
  if (!isLocal(request)) return json({ error: 'Only from this machine.' }, 403)
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: '' }
  if (request.method === 'GET' && pathname === '/requests')
    return json(directory.requests(Number(searchParams.get('since') ?? 0)))
  if (request.method !== 'POST' || pathname === '/requests')
    return json({ error: 'Not this way.' }, 405)
  try {
    const body: unknown = JSON.parse(await textOf(request))
    if (pathname === '/faults') directory.faults(readFaults(body))
    else directory.set(readSettings(body))
    return json({})
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, 400)
  }
}
