import type { FlowCode } from '../../protocol/flow.ts'
import { activityActors } from './activity.actors.ts'
import { activityInput } from './activity.input.ts'
import { activityMachine } from './activity.machine.ts'
import { activityReactions } from './activity.reactions.ts'
import type { ActivityFact, ActivityInput, ActivityOutput, ActivityView } from './activity.types.ts'
import { activityView } from './activity.view.ts'

/** The code of the flow, loaded when it is first run. */
export const activityCode = {
  id: 'activity',
  chart: activityMachine,
  actors: activityActors,
  inputFrom: activityInput,
  view: activityView,
  reactions: activityReactions,
} as unknown as FlowCode<ActivityInput, ActivityView, ActivityFact, ActivityOutput>
