import { Alerts } from './Alerts.tsx'
import { moveToRow } from './moveToRow.ts'
import { PrefetchViews } from './PrefetchViews.tsx'
import { Toasts } from './Toasts.tsx'

/** Components and keys that the first view does not need. `useLaterCode` imports them after it. */
export const laterCode = { Alerts, moveToRow, PrefetchViews, Toasts }
