import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import { restOf } from './activity.context.ts'
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
/** Whether reading has failed since the last change of the list. */
export const hasFailed = ({ context, event }: Args) =>
  event.type === 'activity.changed' &&
  event.resource.problem !== null &&
  context.list.problem === null
export const hasNextPage = ({ context }: Pick<Args, 'context'>) => restOf(context) === 'more'
