import { jsonResponse } from '../../faults/http-response.ts'
import type { Route } from './route.ts'

/** Routes that return the names of an address and the profile of a name. */
export const nameRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/identity\/([^/]+)$/,
    respond({ names }, { param: address }) {
      const [first] = names.of(address)
      const avatar = first?.attributes[0]?.avatar ?? null
      return jsonResponse({ name: first?.name ?? null, avatar })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/profile\/account\/([^/]+)$/,
    respond({ names }, { param: name }) {
      const profile = names.find(name)
      if (profile !== null) return jsonResponse(profile)
      const reasons = [{ name: 'name', description: 'Name is not registered' }]
      return jsonResponse({ status: 'FAILURE', reasons }, 404)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/profile\/reverse\/([^/]+)$/,
    respond: ({ names }, { param: address }) => jsonResponse(names.of(address)),
  },
]
