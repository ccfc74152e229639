import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'

/** Project ids that the pretend service does not know, and that it knows but not from this page. */
const unknownProject = 'bad'
const refusedProject = 'refused'

/** Who asks must say for which project and with what; null when that is in order. */
export function checkCaller(query: URLSearchParams): HttpResponse | null {
  const project = query.get('projectId') ?? ''
  if (project === '') return jsonResponse({ error: 'Unauthorized: projectId is missing' }, 401)
  if (project === unknownProject) return jsonResponse({ error: 'Unauthorized: invalid key' }, 401)
  if (project === refusedProject) return jsonResponse({ error: 'Unauthorized: origin not allowed' }, 403)
  const missing = ['st', 'sv'].find((name) => !query.get(name))
  return missing === undefined ? null : jsonResponse({ error: `Unauthorized: ${missing} is missing` }, 401)
}
