import { describeRequest } from '../../domain/request/describe-request.ts'
import { statesFee } from '../../domain/request/stated-fee.ts'
import { tokensOf } from '../../domain/token/review-token.ts'
import type { ApprovalsContext, ApprovalsEvent } from './approvals.types.ts'

type Args = { context: ApprovalsContext; event: ApprovalsEvent }

const idOf = (event: ApprovalsEvent) => ('id' in event ? event.id : null)
export const isKnown = ({ context: { pending }, event }: Args) =>
  event.type === 'request.received' && pending.some(({ id }) => id === event.request.id)
/** Whether `limit` requests are pending. Further requests are rejected without being shown. */
export const hasReachedLimit = ({ context: { pending, limit } }: Args) => pending.length >= limit
export const isFirst = ({ context: { pending }, event }: Args) => pending[0]?.id === idOf(event)
export const isOnly = (args: Args) => args.context.pending.length === 1 && isFirst(args)
/** Whether the event rejects the first request. */
export const rejectsFirst = ({ context: { pending }, event }: Args) =>
  event.type === 'requests.reject' && pending[0] !== undefined && event.ids.includes(pending[0].id)
/** Whether the event rejects every pending request. */
export const rejectsEach = ({ context: { pending }, event }: Args) =>
  event.type === 'requests.reject' && pending.every(({ id }) => event.ids.includes(id))
/** Whether amounts of the first request are shown without decimals, because those are being read. */
const hasUnreadAmounts = ({ context: { pending, tokens } }: Args) =>
  pending[0] !== undefined &&
  tokens === null &&
  tokensOf(describeRequest(pending[0]).rows).length > 0
/** Whether the page states a part of the fee of the first request. */
export const hasStatedFee = ({ context: { pending } }: Args) =>
  pending[0] !== undefined && statesFee(pending[0])
/** Whether the visitor has what the decision needs (fault V1). Approves nothing else. */
export const canApprove = (args: Args) =>
  args.context.pending[0]?.drawnBy === 'modal' && isFirst(args) && !hasUnreadAmounts(args)
