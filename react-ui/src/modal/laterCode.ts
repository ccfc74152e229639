import { Alerts } from './Alerts.tsx'
import { fitVisibleArea } from './fitVisibleArea.ts'
import { moveToRow } from './moveToRow.ts'
import { PrefetchViews } from './PrefetchViews.tsx'

/**
 * Components, keys and the fit to on-screen keyboards, which the first view does not need. `Dialog`
 * imports them once the page is idle.
 */
export const laterCode = { Alerts, fitVisibleArea, moveToRow, PrefetchViews }
