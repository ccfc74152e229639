import type { HttpResponse } from '../../faults/http-response.ts'
import type { Service } from '../service.types.ts'

/** A call taken apart. `named`: what its path names, an address or a name; '' where that is nothing. */
export type RouteRequest = {
  param: string
  query: URLSearchParams
  body: Readonly<Record<string, unknown>>
}

/** One of the service's calls. */
export type Route = {
  method: 'GET' | 'POST'
  path: RegExp
  answer(service: Service, asking: RouteRequest): HttpResponse | Promise<HttpResponse>
}
