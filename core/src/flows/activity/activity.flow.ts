import { defineFlow } from '../../protocol/define.ts'
import { activityActors } from './activity.actors.ts'
import { activityInput } from './activity.context.ts'
import { activityMachine } from './activity.machine.ts'
import { activityReactions } from './activity.reactions.ts'
import { activityView } from './activity.view.ts'

export type { ActivityTransfer } from '../../domain/activity/activity.ts'
export type { TransferEntry } from '../../domain/transfer/transfer.ts'
export type {
  ActivityEmitted,
  ActivityInput,
  ActivityItem,
  ActivityOutput,
  ActivityView,
} from './activity.types.ts'

/**
 * Lists the transactions of the active account, or of the account of `namespace` if the flow is
 * started with `{ namespace }`.
 */
export const activity = defineFlow({
  id: 'activity',
  title: 'Activity',
  area: 'account',
  views: ['Transactions'],
  machine: activityMachine,
  actors: activityActors,
  input: activityInput,
  view: activityView,
  reactions: activityReactions,
  listens: [
    'account.connected',
    'account.changed',
    'account.lost',
    'account.disconnected',
    'features.changed',
    'network.changed',
    'chain.changed',
    'transfer.sent',
    'transfer.confirmed',
    'transfer.reverted',
    'transfer.replaced',
  ],
})
