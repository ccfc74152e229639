import type { RequestOutcome, UnsafeRequest } from '../../domain/request/unsafe-request.ts'
import type { ApprovalsContext, ApprovalsEmitted, ApprovalsEvent } from './approvals.types.ts'

/** Creates `request.settled` for the pending request with the id of the event. */
export function settledEvent(
  { pending }: ApprovalsContext,
  event: ApprovalsEvent,
  outcome: RequestOutcome,
): ApprovalsEmitted {
  const request = pending.find(({ id }) => 'id' in event && id === event.id) as UnsafeRequest
  return { type: 'request.settled', request, outcome, more: pending.length > 1 }
}
