import type { ApprovalsContext, ApprovalsEvent } from './approvals.types.ts'

type Args = { context: ApprovalsContext; event: ApprovalsEvent }

const idOf = (event: ApprovalsEvent) => ('id' in event ? event.id : null)
/** It is known already, or so many are pending that another one is noise. */
export const isNoise = ({ context: { pending }, event }: Args) =>
  event.type === 'request.asked' && (pending.length >= most || pending.some(({ id }) => id === event.request.id))
export const isPending = ({ context: { pending }, event }: Args) => pending.some(({ id }) => id === idOf(event))
export const isFirst = ({ context: { pending }, event }: Args) => pending[0]?.id === idOf(event)
export const isOnly = (args: Args) => args.context.pending.length === 1 && isFirst(args)
export const mayApprove = (args: Args) => args.context.approvable && isFirst(args)

/** How many requests wait at most. */
const most = 20
