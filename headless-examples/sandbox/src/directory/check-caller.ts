import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'

/** A project id that the simulated service does not know. */
const unknownProject = 'bad'
/** A project id that does not allow the origin of the page. */
const forbiddenProject = 'refused'

/**
 * Checks the parameters `projectId`, `st` and `sv`, which every call requires. Returns the error
 * response, or null if they are valid.
 */
export function checkCaller(query: URLSearchParams): HttpResponse | null {
  const unauthorized = (reason: string, status = 401) =>
    jsonResponse({ error: `Unauthorized: ${reason}` }, status)
  const project = query.get('projectId') ?? ''
  if (project === '') return unauthorized('projectId is missing')
  if (project === unknownProject) return unauthorized('invalid key')
  if (project === forbiddenProject) return unauthorized('origin not allowed', 403)
  const missing = ['st', 'sv'].find((name) => !query.get(name))
  return missing === undefined ? null : unauthorized(`${missing} is missing`)
}
