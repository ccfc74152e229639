import { Alerts } from './Alerts.tsx'
import { PrefetchViews } from './PrefetchViews.tsx'
import { Toasts } from './Toasts.tsx'

/** Components that the first view does not need. `useLaterCode` imports this file after it. */
export const laterCode = { Alerts, PrefetchViews, Toasts }
