import { jsonResponse } from '../../faults/http-response.ts'
import type { Route } from './route.ts'

/** Who is called what. */
export const nameRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/identity\/([^/]+)$/,
    answer({ names }, { param }) {
      const [first] = names.of(param)
      return jsonResponse({ name: first?.name ?? null, avatar: first?.attributes[0]?.avatar ?? null })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/profile\/account\/([^/]+)$/,
    answer({ names }, { param }) {
      const found = names.find(param)
      const reasons = [{ name: 'name', description: 'Name is not registered' }]
      return found === null ? jsonResponse({ status: 'FAILURE', reasons }, 404) : jsonResponse(found)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/profile\/reverse\/([^/]+)$/,
    answer: ({ names }, { param }) => jsonResponse(names.of(param)),
  },
]
