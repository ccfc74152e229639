import type { HttpResponse } from '../../faults/http-response.ts'
import type { Service } from '../service.types.ts'

/** `param`: the decoded parameter of the path, e.g. an address; '' if the path has none. */
export type RouteRequest = {
  param: string
  query: URLSearchParams
  body: Readonly<Record<string, unknown>>
}

/** A route of the data service. The first group of `path` is its parameter. */
export type Route = {
  method: 'GET' | 'POST'
  path: RegExp
  respond(service: Service, request: RouteRequest): HttpResponse | Promise<HttpResponse>
}
