import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import type { ActivityContext, ActivityEvent } from './activity.types.ts'
import { withPage } from './activity.values.ts'

type Args = { context: ActivityContext; event: ActivityEvent }

export const hasAccount = ({ context }: Pick<Args, 'context'>) => activeAccount(context) !== null
/** It is about another account, or another network, from now on. */
export const isOther = ({ context, event }: Args) =>
  activeAccount(applyAccountEvent(context, event)) !== activeAccount(context)
export const isLast = ({ context }: Pick<Args, 'context'>, page: ActivityPage) =>
  withPage(context, page).next === null
export const hasNext = ({ context }: Pick<Args, 'context'>) => context.next !== null
/** Nothing that came could be shown so far. */
export const hasNothing = ({ context }: Pick<Args, 'context'>) => context.rows.length === 0
