import type { TransfersContext, TransfersEvent } from './transfers.types.ts'

type Args = { context: TransfersContext; event: TransfersEvent }

export const isKnown = ({ context, event }: Args) =>
  event.id in context.asked || context.open.includes(event.id) || context.entries.some(({ id }) => id === event.id)
/** Exactly this was asked of a wallet just now, and it has not answered. */
export const isAsked = ({ context, event }: Args) => event.type === 'submit' && Object.values(context.asked).includes(event.prepared.digest)
export const isOpen = ({ context, event }: Args) => context.open.includes(event.id)
export const isLast = (args: Args) => isOpen(args) && args.context.open.length === 1
export const isOver = (args: Args) => isKnown(args) && !isOpen(args)
