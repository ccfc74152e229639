import type { RouterContext, RouterEvent } from './router.types.ts'

type Args = { context: RouterContext; event: RouterEvent }
const names = (entries: RouterContext['entries']) => entries.map((entry) => entry.view)

/** The page asked for is on top already. */
export const isShown = ({ context, event }: Args) =>
  'view' in event && context.entries.at(-1)?.view === event.view
export const isOneBelow = ({ context }: Args) => context.entries.length === 2
export const isBottom = ({ event }: Args) => event.type === 'back.to' && event.index === 0
export const isBelowTop = ({ context, event }: Args) =>
  event.type === 'back.to' && event.index > 0 && event.index < context.entries.length - 1
export const hasTransaction = ({ context }: Args) => context.transactions.length > 0
export const isOnNetworks = ({ context }: Args) => names(context.entries).indexOf('Networks') > 1
export const isNetworksSecond = ({ context }: Args) =>
  names(context.entries).indexOf('Networks') === 1
/** A page that is about the network, with no Networks page to leave. */
export const isAboutNetwork = ({ context }: Args) =>
  ['Networks', 'SwitchNetwork', 'UnsupportedChain'].includes(context.entries.at(-1)?.view ?? '')
