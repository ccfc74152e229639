import type { IncomingMessage } from 'node:http'
import { type Answer, json } from './answer.ts'
import type { Directory } from './directory.types.ts'
import { readFaults, readSettings } from './read-controls.ts'

type Controlled = Pick<Directory, 'faults' | 'set' | 'requests'>
const paths = ['/faults', '/settings', '/requests']

/** Calls that are not the service's but the sandbox's own. */
export const isControl = (path: string): boolean => paths.includes(path)

/** `POST /faults`, `POST /settings`, `GET /requests?since=`: what `Directory` does, from another process or a page of this machine. */
export async function answerControl(directory: Controlled, request: IncomingMessage, { pathname, searchParams }: URL): Promise<Answer> {
  if (!isLocal(request)) return json({ error: 'Only from this machine.' }, 403)
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: '' }
  if (request.method === 'GET' && pathname === '/requests') return json(directory.requests(Number(searchParams.get('since') ?? 0)))
  if (request.method !== 'POST' || pathname === '/requests') return json({ error: 'Not this way.' }, 405)
  try {
    const body: unknown = JSON.parse(await textOf(request))
    if (pathname === '/faults') directory.faults(readFaults(body))
    else directory.set(readSettings(body))
    return json({})
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, 400)
  }
}

const local = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/** Asked at our own name, and by no page from elsewhere: a foreign page reaches this machine, too. */
function isLocal({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return local.test(host) && (origin === undefined || local.test(origin.replace(/^https?:\/\//, '')))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
