import type { ApprovalsContext, ApprovalsEvent } from './approvals.types.ts'

type Args = { context: ApprovalsContext; event: ApprovalsEvent }

const idOf = (event: ApprovalsEvent) => ('id' in event ? event.id : null)
export const isKnown = ({ context: { pending }, event }: Args) =>
  event.type === 'request.received' && pending.some(({ id }) => id === event.request.id)
/** So many are pending that another one is noise. */
export const isTooMany = ({ context: { pending, most } }: Args) => pending.length >= most
export const isPending = ({ context: { pending }, event }: Args) =>
  pending.some(({ id }) => id === idOf(event))
export const isFirst = ({ context: { pending }, event }: Args) => pending[0]?.id === idOf(event)
export const isOnly = (args: Args) => args.context.pending.length === 1 && isFirst(args)
export const mayApprove = (args: Args) => args.context.approvable && isFirst(args)
