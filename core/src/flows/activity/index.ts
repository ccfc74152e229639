import type { NamespaceData } from '../../domain/account/active-accounts.ts'
import type { ActivityTransfer } from '../../domain/activity/activity.ts'
import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import type { Flow } from '../../protocol/flow.ts'
import type {
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
export const activityFlow: Flow<
  ActivityInput,
  ActivityView,
  ActivityEmitted,
  ActivityOutput,
  NamespaceData
> = {
  id: 'activity',
  load: async () => (await import('./activity.flow.ts')).activity,
}
export type {
  ActivityEmitted,
  ActivityInput,
  ActivityItem,
  ActivityOutput,
  ActivityTransfer,
  ActivityView,
  TransferEntry,
}
