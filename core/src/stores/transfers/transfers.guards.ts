import type { TransfersContext, TransfersEvent } from './transfers.types.ts'

type Args = { context: TransfersContext; event: TransfersEvent }

/** Exactly this was asked of a wallet just now, and it has not answered. */
export const isAsked = ({ context, event }: Args) =>
  event.type === 'submit' && Object.values(context.asked).includes(event.prepared.digest)
export const isOpen = ({ context, event }: Args) => context.open.includes(event.id)
const isListed = ({ context, event }: Args) => context.entries.some(({ id }) => id === event.id)
/** Its actor has begun, and it is not listed yet. */
export const isNew = (args: Args) => isOpen(args) && !isListed(args)
export const isLast = (args: Args) => isOpen(args) && args.context.open.length === 1
export const isOver = (args: Args) => isListed(args) && !isOpen(args)
export const isKnown = (args: Args) => isListed(args) || isOpen(args)
