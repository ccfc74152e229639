import type { ApprovalRequest, RequestOutcome } from '../../domain/request/unsafe-request.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ApprovalsContext } from './approvals.types.ts'

/** The request that the visitor decides on. Throws `kit/unknown` if none is pending. */
export function firstRequest({ pending: [request] }: ApprovalsContext): ApprovalRequest {
  if (request === undefined) throw new KitError('kit/unknown')
  return request
}

export const pendingIds = ({ pending }: ApprovalsContext): readonly string[] =>
  pending.map(({ id }) => id)

/**
 * How a request ends for the router: a request of the embedded wallet that the visitor rejects has
 * failed.
 */
export const outcomeOf = ({ drawnBy }: ApprovalRequest, outcome: RequestOutcome): RequestOutcome =>
  drawnBy === 'frame' && outcome === 'cancel' ? 'error' : outcome
