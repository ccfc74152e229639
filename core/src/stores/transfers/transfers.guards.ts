import type { TransfersContext, TransfersEvent } from './transfers.types.ts'

type Args = { context: TransfersContext; event: TransfersEvent }

/** Whether a wallet request with the same digest is open. */
export const isDuplicate = ({ context, event }: Args) =>
  event.type === 'submit' && Object.values(context.requested).includes(event.prepared.digest)
export const isOpen = ({ context, event }: Args) => context.open.includes(event.id)
const isListed = ({ context, event }: Args) => context.entries.some(({ id }) => id === event.id)
/** Whether the machine of the transfer is running and the transfer is not listed yet. */
export const isNew = (args: Args) => isOpen(args) && !isListed(args)
export const isLast = (args: Args) => isOpen(args) && args.context.open.length === 1
export const isSettled = (args: Args) => isListed(args) && !isOpen(args)
/** Whether the wallet may have sent the transfer although it is no longer tracked. */
export const isOutcomeUnknown = (args: Args) =>
  isSettled(args) &&
  args.context.entries.some(
    ({ id, problem }) => id === args.event.id && problem === 'send/unfollowed',
  )
export const isKnown = (args: Args) => isListed(args) || isOpen(args)
