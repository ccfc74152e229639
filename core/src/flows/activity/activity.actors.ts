import { fromCallback, fromPromise } from 'xstate'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { monthsIn } from '../../domain/text/dates.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ActivityEvent, PageRequest } from './activity.types.ts'

export const activityActors = ({ data, platform }: Pick<Deps, 'data' | 'platform'>) => {
  const { clock, page } = platform
  const read = fromPromise<ActivityPage, PageRequest>(({ input, signal }) =>
    data.history({ ...input, onramp: null }, signal),
  )
  return {
    /** Resolves with the page at the cursor. */
    readPage: read,
    /** Resolves with the first page. */
    readNewest: read,
    /**
     * Reads the card purchases, and again every 3 s while one of this month is in progress, up to
     * `limits.purchasePolls` times. Reports the current time first.
     */
    watchPurchases: fromCallback<ActivityEvent, PageRequest>(({ input, sendBack }) => {
      sendBack({ type: 'clock.read', now: clock.now() })
      const stopped = new AbortController()
      let timer: unknown = null
      const poll = async (count: number): Promise<void> => {
        const { rows } = await data.history({ ...input, onramp: 'coinbase' }, stopped.signal)
        if (stopped.signal.aborted) return
        sendBack({ type: 'purchases.read', rows })
        if (rows.some(isInProgress(clock.now())) && count < limits.purchasePolls)
          timer = clock.setTimeout(
            () => void poll(count + 1).catch(() => {}),
            timeouts.purchaseInterval,
          )
      }
      // a failure is ignored: the list is shown without purchases
      poll(1).catch(() => {})
      return () => {
        stopped.abort()
        clock.clearTimeout(timer)
      }
    }),
    /** Reports when the browser is online again. */
    watchOnline: fromCallback<ActivityEvent>(({ sendBack }) =>
      page.on('online', () => sendBack({ type: 'online' })),
    ),
  }
}

/** Whether a row is a card purchase of this month in progress. */
function isInProgress(now: number): (row: ActivityRow) => boolean {
  const monthOf = monthsIn(null)
  const { year, month } = monthOf(now)
  return ({ status, minedAt }) => {
    const rowMonth = monthOf(minedAt)
    return (
      status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' &&
      rowMonth.year === year &&
      rowMonth.month === month
    )
  }
}
