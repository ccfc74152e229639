import type { UnsafeRequest } from '../../domain/request/unsafe-request.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ApprovalsContext } from './approvals.types.ts'

/** The request that the visitor decides on. Throws `kit/unknown` if none is pending. */
export function firstRequest({ pending: [request] }: ApprovalsContext): UnsafeRequest {
  if (request === undefined) throw new KitError('kit/unknown')
  return request
}
