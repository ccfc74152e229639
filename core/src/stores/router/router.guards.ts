import { transactionsOf } from './router.transactions.ts'
import type { RouterContext, RouterEvent } from './router.types.ts'

type Args = { context: RouterContext; event: RouterEvent }
const names = (entries: RouterContext['entries']) => entries.map((entry) => entry.view)

/** Whether the requested view is already on top. */
export const isOnTop = ({ context, event }: Args) =>
  'view' in event && context.entries.at(-1)?.view === event.view
export const isOneAboveRoot = ({ context }: Args) => context.entries.length === 2
export const isRootIndex = ({ event }: Args) => event.type === 'back.to' && event.index === 0
export const isBelowTop = ({ context, event }: Args) =>
  event.type === 'back.to' && event.index > 0 && event.index < context.entries.length - 1
export const isFromTop = ({ context, event }: Args) =>
  event.type === 'back.from' && context.entries.at(-1)?.view === event.from
export const isFromOneAboveRoot = (args: Args) => isFromTop(args) && isOneAboveRoot(args)
/** Whether a transaction ends with the request. */
export const isOfTransaction = ({ context, event }: Args) =>
  event.type === 'transaction.pop' && transactionsOf(context.transactions, event.request).length > 0
export const hasTransaction = ({ context }: Args) => context.transactions.length > 0
export const isNetworksNested = ({ context }: Args) =>
  names(context.entries).indexOf('Networks') > 1
export const isNetworksAboveRoot = ({ context }: Args) =>
  names(context.entries).indexOf('Networks') === 1
/** Whether the top view is about the network. */
export const isNetworkView = ({ context }: Args) =>
  ['Networks', 'SwitchNetwork', 'UnsupportedChain'].includes(context.entries.at(-1)?.view ?? '')
