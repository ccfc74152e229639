import { checkCaller } from '../directory/check-caller.ts'
import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import { isLocal } from '../faults/incoming-request.ts'
import type { Call } from '../faults/start-fault-server.ts'
import type { Records } from './create-records.ts'
import { ownerFile } from './owner-file.ts'
import { parseItem } from './parse-item.ts'

export type TelemetryContext = {
  records: Records
  /** Base URL of the directory that has the settings of the project, or null. */
  directory: string | null
}

const label = /^[a-z]+-[a-z0-9]+(,[a-z0-9]+)*-\d+\.\d+\.\d+$/

/** Records an event or an error. Refuses unknown callers and wrong bodies with the reason. */
function receive({ records }: TelemetryContext, { url, body }: Call): HttpResponse {
  const [projectId, st, sv] = ['projectId', 'st', 'sv'].map(
    (name) => url.searchParams.get(name) ?? '',
  )
  const caller = { projectId: projectId ?? '', st: st ?? '', sv: sv ?? '' }
  const refuse = (response: HttpResponse, reason: string) => {
    records.add({ outcome: 'refused', caller, status: response.status, reason })
    return response
  }
  const rejection = checkCaller(url.searchParams)
  if (rejection !== null) return refuse(rejection, rejection.body)
  try {
    if (caller.st !== 'appkit') throw new Error('st must be appkit.')
    if (!label.test(caller.sv)) throw new Error('sv must be platform-adapters-version.')
    records.add({ outcome: 'accepted', caller, item: parseItem(body) })
    return { status: 202, headers: { 'cache-control': 'no-store' }, body: '' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuse(jsonResponse({ error: reason }, 400), reason)
  }
}

const ownerOnly = (call: Call, respond: () => HttpResponse): HttpResponse =>
  isLocal(call)
    ? respond()
    : jsonResponse({ error: 'Records and settings are for local callers only.' }, 403)

/** Responds to `POST /e` and to the requests of the page of the project's owner. */
export async function handleCall(context: TelemetryContext, call: Call): Promise<HttpResponse> {
  const { method, url } = call
  if (url.pathname === '/e')
    return method === 'POST'
      ? receive(context, call)
      : jsonResponse({ error: 'Method not allowed.' }, 405)
  if (method !== 'GET') return jsonResponse({ error: 'Not found.' }, 404)
  if (url.pathname === '/records') {
    const after = Number(url.searchParams.get('after') ?? 0)
    return ownerOnly(call, () => jsonResponse(context.records.after(after)))
  }
  if (url.pathname === '/project')
    return ownerOnly(call, () => jsonResponse({ directory: context.directory }))
  return (
    (await ownerFile(url.pathname, context.directory)) ?? jsonResponse({ error: 'Not found.' }, 404)
  )
}
