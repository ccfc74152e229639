import { fromCallback } from 'xstate'
import type { ActivityRow } from '../../domain/activity/activity.ts'
import { type CaipAddress, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { parseCaipAddress } from '../../domain/caip/caip-address.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { monthsIn } from '../../domain/text/dates.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { withNewest, withPage } from './activity.context.ts'
import type { ActivityEvent, ActivityList } from './activity.types.ts'

export const activityActors = (
  { data, platform }: Pick<Deps, 'data' | 'platform'>,
  environment: StoreEnvironment,
) => {
  const { clock } = platform
  return {
    /** The transactions of an account. Pages without a row to list are skipped. */
    readList: createResource(platform, environment, {
      id: 'activity.list',
      changed: 'activity.changed',
      timeout: timeouts.apiTimeout,
      async read(request: ReadRequest<CaipAddress, ActivityList, string>, signal) {
        const { key: account, cursor, data: known } = request
        const { namespace, reference } = parseCaipAddress(account)
        const page = await data.history({ account, cursor, onramp: null }, signal)
        const add = cursor === null ? withNewest : withPage
        const list = add(known, page, caipNetworkIdOf(namespace, reference))
        return { data: list, next: list.next, continues: list.rows.length === 0 }
      },
    }),
    /**
     * Sends `clock.read`, then reads the card purchases. Reads them again every 3 s while a
     * purchase of this month is in progress, at most `limits.purchasePolls` times in total.
     */
    watchPurchases: fromCallback<ActivityEvent, CaipAddress>(({ input, sendBack }) => {
      sendBack({ type: 'clock.read', now: clock.now() })
      const controller = new AbortController()
      let timer: unknown = null
      const poll = async (count: number): Promise<void> => {
        const { rows } = await data.history(
          { account: input, cursor: null, onramp: 'coinbase' },
          controller.signal,
        )
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
