import { defineFlow } from '../../protocol/define.ts'
import { activityActors } from './activity.actors.ts'
import { activityInput } from './activity.context.ts'
import { activityMachine } from './activity.machine.ts'
import { activityReactions } from './activity.reactions.ts'
import { activityView } from './activity.view.ts'

export const activity = defineFlow({
  id: 'activity',
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
