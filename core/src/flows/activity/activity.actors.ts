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
     * Sends `clock.read`, then reads the card purchases. Reads them again every 3 s while a
     * purchase of this month is in progress, at most `limits.purchasePolls` times in total.
     */
    watchPurchases: fromCallback<ActivityEvent, PageRequest>(({ input, sendBack }) => {
      sendBack({ type: 'clock.read', now: clock.now() })
      const controller = new AbortController()
      let timer: unknown = null
      const poll = async (count: number): Promise<void> => {
        const { rows } = await data.history({ ...input, onramp: 'coinbase' }, controller.signal)
        if (controller.signal.aborted) return
        sendBack({ type: 'purchases.read', rows })
        if (rows.some(isInProgress(clock.now())) && count < limits.purchasePolls)
          timer = clock.setTimeout(
            () => void poll(count + 1).catch(() => {}),
            timeouts.purchaseInterval,
          )
      }
      // If the read fails, the list is shown without purchases.
      poll(1).catch(() => {})
      return () => {
        controller.abort()
        clock.clearTimeout(timer)
      }
    }),
    /** Sends `online` when the browser is online again. */
    watchOnline: fromCallback<ActivityEvent>(({ sendBack }) =>
      page.on('online', () => sendBack({ type: 'online' })),
    ),
  }
}

/** Returns a predicate: is a row a card purchase in progress, of the same month as `now`? */
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
