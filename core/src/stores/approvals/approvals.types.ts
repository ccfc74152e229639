import type { ApprovalRequest, RequestOutcome } from '../../domain/request/unsafe-request.ts'
import type { ChainTokens } from '../../domain/token/review-token.ts'
import type { Units } from '../../domain/transfer/transfer.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `limit`: how many requests may be pending. `origin`: the page's origin. */
export type ApprovalsInput = { limit: number; origin: string }
/**
 * `pending`: in the order of arrival. The first one is shown. `fee`: its maximum network fee, in
 * the smallest unit. Null if it is not known. `tokens`: its tokens as their contracts state them.
 * Null while they are being read.
 */
export type ApprovalsContext = ApprovalsInput & {
  pending: readonly ApprovalRequest[]
  fee: Units | null
  tokens: ChainTokens | null
}
export type ApprovalsEvent =
  | Messages['approvals']
  | { type: 'request.received'; request: ApprovalRequest }
  /** The wallet finished or abandoned the request. */
  | { type: 'request.settled'; id: string; outcome: RequestOutcome }
export type ApprovalsEmitted =
  /** The visitor decides on `request` now. `pending`: ids of all pending requests. */
  | { type: 'request.shown'; request: ApprovalRequest; pending: readonly string[] }
  /** Another request was queued behind the first one. */
  | { type: 'request.queued'; request: ApprovalRequest; pending: readonly string[] }
  /** The requests before this one were rejected. It was queued, so the modal has opened for it. */
  | { type: 'request.advanced' }
  /** `more`: other requests are pending. */
  | { type: 'request.settled'; request: ApprovalRequest; outcome: RequestOutcome; more: boolean }
/** Sent to the wallet. */
export type DecisionEvent =
  | { type: 'approve'; id: string }
  | { type: 'reject'; id: string }
  | { type: 'requests.reject'; ids: readonly string[] }
