import { json } from '../../faults/http-response.ts'
import type { Route } from './route.ts'

/** Who is called what. */
export const nameRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/identity\/([^/]+)$/,
    answer({ names }, { named }) {
      const [first] = names.of(named)
      return json({ name: first?.name ?? null, avatar: first?.attributes[0]?.avatar ?? null })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/profile\/account\/([^/]+)$/,
    answer({ names }, { named }) {
      const found = names.find(named)
      const reasons = [{ name: 'name', description: 'Name is not registered' }]
      return found === null ? json({ status: 'FAILURE', reasons }, 404) : json(found)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/profile\/reverse\/([^/]+)$/,
    answer: ({ names }, { named }) => json(names.of(named)),
  },
]
