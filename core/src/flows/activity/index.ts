import type { Flow } from '../../contracts/flow.ts'
import type { ActivityTransfer } from '../../domain/activity.ts'
import type { TransferEntry } from '../../domain/transfer.ts'
import type {
  ActivityFact,
  ActivityInput,
  ActivityItem,
  ActivityOutput,
  ActivityView,
} from './activity.types.ts'

/** What an account did. */
export const activityFlow: Flow<ActivityInput, ActivityView, ActivityFact, ActivityOutput> = {
  id: 'activity',
  load: async () => (await import('./activity.flow.ts')).activityCode,
}
export type {
  ActivityFact,
  ActivityInput,
  ActivityItem,
  ActivityOutput,
  ActivityTransfer,
  ActivityView,
  TransferEntry,
}
