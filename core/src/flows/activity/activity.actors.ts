import { fromCallback, fromPromise } from 'xstate'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { monthsIn } from '../../domain/text/dates.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ActivityEvent, AskPage } from './activity.types.ts'

/** The data service is asked a page at a time; waits for the network, and for purchases that are on their way. */
export const activityActors = ({ data, platform }: Pick<Deps, 'data' | 'platform'>) => {
  const { clock, page } = platform
  const read = fromPromise<ActivityPage, AskPage>(({ input, signal }) =>
    data.history({ ...input, onramp: null }, signal),
  )
  return {
    readPage: read,
    readNewest: read,
    watchPurchases: fromCallback<ActivityEvent, AskPage>(({ input, sendBack }) => {
      sendBack({ type: 'clock.read', now: clock.now() })
      const left = new AbortController()
      let timer: unknown = null
      const look = async (looks: number): Promise<void> => {
        const { rows } = await data.history({ ...input, onramp: 'coinbase' }, left.signal)
        if (left.signal.aborted) return
        sendBack({ type: 'purchases.read', rows })
        if (rows.some(isMoving(clock.now())) && looks < limits.purchasePolls)
          timer = clock.setTimeout(
            () => void look(looks + 1).catch(() => {}),
            timeouts.purchaseInterval,
          )
      }
      // a list without purchases is better than none
      look(1).catch(() => {})
      return () => {
        left.abort()
        clock.clearTimeout(timer)
      }
    }),
    watchOnline: fromCallback<ActivityEvent>(({ sendBack }) =>
      page.on('online', () => sendBack({ type: 'online' })),
    ),
  }
}

/** One of this month that is not through yet. */
function isMoving(now: number): (row: ActivityRow) => boolean {
  const monthOf = monthsIn(null)
  const { year, month } = monthOf(now)
  return ({ status, minedAt }) => {
    const its = monthOf(minedAt)
    return (
      status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' && its.year === year && its.month === month
    )
  }
}
