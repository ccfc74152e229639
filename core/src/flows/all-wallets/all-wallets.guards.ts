import { hasQuery, isSameQuery, queryAfter } from './all-wallets.context.ts'
import type { AllWalletsContext, AllWalletsEvent } from './all-wallets.types.ts'

type Args = { context: AllWalletsContext; event: AllWalletsEvent }

export const isUnchanged = ({ context, event }: Args) =>
  isSameQuery(context, queryAfter(context, event))
export const isSearch = ({ context, event }: Args) => hasQuery(queryAfter(context, event))
/** Whether the search has an answer. */
export const isAnswered = ({ event }: Pick<Args, 'event'>) =>
  event.type === 'found.changed' && event.resource.status === 'fresh'
