import { defineFlow } from '../../protocol/define.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { activityActors } from './activity.actors.ts'
import { activityInput } from './activity.context.ts'
import { activityMachine } from './activity.machine.ts'
import type { ActivityEmitted } from './activity.types.ts'
import { activityView } from './activity.view.ts'

export type { ActivityTransfer } from '../../domain/activity/activity.ts'
export type { TransferEntry } from '../../domain/transfer/transfer.ts'
export type { ActivityItem, ShownActivity } from './activity.types.ts'

const propertiesOf = (cursor: string | null, query: Queries) => ({
  isSmartAccount: query.trackedAccount().isSmartAccount,
  projectId: query.projectId(),
  cursor,
})

/** Shows the same toast for every problem; the view shows the specific problem. */
export const activityReactions: Reactions<ActivityEmitted> = {
  'page.requested': ({ cursor }, query) => [
    track('LOAD_MORE_TRANSACTIONS', propertiesOf(cursor, query)),
  ],
  'activity.failed': ({ cursor }, query) => [
    { to: 'toast', type: 'show', variant: 'error', code: 'data/history-not-read', message: null },
    track('ERROR_FETCH_TRANSACTIONS', propertiesOf(cursor, query)),
  ],
}

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
