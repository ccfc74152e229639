import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import { withPage } from './activity.context.ts'
import type { ActivityContext, ActivityEvent } from './activity.types.ts'

type Args = { context: ActivityContext; event: ActivityEvent }

export const hasAccount = ({ context }: Pick<Args, 'context'>) => activeAccount(context) !== null
export const isOff = ({ context }: Pick<Args, 'context'>) => !context.enabled
/** Whether the event turns the activity on or off. */
export const isOtherSetting = ({ context, event }: Args) =>
  event.type === 'features.changed' && event.features.activity !== context.enabled
/** Whether the event changes the active account or its network. */
export const isOtherAccount = ({ context, event }: Args) =>
  activeAccount(applyAccountEvent(context, event)) !== activeAccount(context)
/** Whether the list ends with this page. */
export const isLastPage = ({ context }: Pick<Args, 'context'>, page: ActivityPage) =>
  withPage(context, page).next === null
export const hasNextPage = ({ context }: Pick<Args, 'context'>) => context.next !== null
/** Whether no row of the network is known. Card purchases do not count. */
export const hasNoRows = ({ context }: Pick<Args, 'context'>) => context.rows.length === 0
/** Whether there are rows or card purchases. */
export const hasItems = ({ context }: Pick<Args, 'context'>) =>
  context.rows.length + context.purchases.length > 0
export const hasNoItems = ({ context }: Pick<Args, 'context'>) => !hasItems({ context })
