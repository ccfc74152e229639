import type {
  ActivityRow,
  ActivityTransfer,
} from '../../../../core/src/domain/activity/activity.ts'
import {
  dropSpam,
  groupByMonth,
  rowsOnNetwork,
} from '../../../../core/src/domain/activity/activity-rows.ts'
import {
  activityImages,
  activityTexts,
  quantityText,
} from '../../../../core/src/domain/activity/activity-text.ts'
import type { CaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import {
  monthName,
  monthTitle,
  relativeTime,
  shortDate,
} from '../../../../core/src/domain/text/dates.ts'
import { type Operations, operation } from '../operation.ts'

/** Rows in the data service's format. */
type Transfer = {
  fungible_info?: { symbol?: string; icon?: { url: string } }
  nft_info?: {
    name?: string
    flags?: { is_spam: boolean }
    content?: { preview?: { url: string } }
  }
  direction: ActivityTransfer['direction']
  quantity: { numeric: string }
}
type RowInput = { id: string; minedAt: string; status?: ActivityRow['status'] }
type Transaction = {
  metadata: Pick<ActivityRow, 'operationType' | 'status'>
  transfers: Transfer[]
}

const transferOf = ({
  fungible_info,
  nft_info,
  direction,
  quantity,
}: Transfer): ActivityTransfer => ({
  direction,
  quantity,
  value: null,
  price: null,
  fungible: fungible_info
    ? { name: '', symbol: fungible_info.symbol ?? '', icon: fungible_info.icon?.url ?? null }
    : null,
  nft: nft_info
    ? {
        name: nft_info.name ?? '',
        preview: nft_info.content?.preview?.url ?? null,
        isSpam: nft_info.flags?.is_spam ?? false,
      }
    : null,
})
const rowOf = (row: Partial<ActivityRow>): ActivityRow => ({
  id: '',
  operationType: 'execute',
  hash: '',
  chain: 'eip155:1' as CaipNetworkId,
  minedAt: '2024-01-01T00:00:00Z',
  sentFrom: '',
  sentTo: '',
  status: 'confirmed',
  nonce: null,
  transfers: [],
  ...row,
})
const idOf = ({ id, status }: ActivityRow) => (status === 'confirmed' ? id : `${id}:${status}`)

/** Operations on activity and dates. */
export const activityOperations: Operations = {
  'transactions.descriptions': operation(
    ({ transaction: { metadata, transfers } }: { transaction: Transaction }) =>
      activityTexts({ ...metadata, transfers: transfers.map(transferOf) }),
  ),
  'transactions.images': operation(({ transfers }: { transfers: Transfer[] }) =>
    activityImages(transfers.map(transferOf)).map(({ kind, url }) => ({ type: kind, url })),
  ),
  'transactions.quantity': operation(({ numeric }: { numeric: string | null }) =>
    quantityText(numeric),
  ),
  'transactions.groupByMonth': operation(
    (given: { existing: RowInput[]; incoming: RowInput[]; timezone: string }) => {
      const years: Record<string, Record<string, string[]>> = {}
      for (const { year, month, rows } of groupByMonth(
        [...given.existing, ...given.incoming].map(rowOf),
        given.timezone,
      )) {
        years[year] = { ...years[year], [month]: rows.map(idOf) }
      }
      return years
    },
  ),
  'transactions.dropSpam': operation(
    ({ transactions }: { transactions: { id: string; transfers: Transfer[] }[] }) =>
      dropSpam(
        transactions.map(({ id, transfers }) =>
          rowOf({ id, transfers: transfers.map(transferOf) }),
        ),
      ).map(({ id }) => id),
  ),
  'transactions.onlyActiveChain': operation(
    ({
      activeNetwork,
      transactions,
    }: {
      activeNetwork: CaipNetworkId
      transactions: { id: string; chain: CaipNetworkId }[]
    }) => rowsOnNetwork(transactions.map(rowOf), activeNetwork).map(({ id }) => id),
  ),
  'transactions.groupTitle': operation(
    ({ now, year, month }: { now: string; year: number; month: number }) =>
      monthTitle({ year, month }, Date.parse(now), 'UTC'),
  ),
  'date.short': operation(({ date }: { date: string }) => shortDate(date, 'UTC')),
  'date.monthName': operation(({ monthIndex }: { monthIndex: number }) => monthName(monthIndex)),
  'date.relative': operation(({ date, now }: { date: string; now: string }) =>
    relativeTime(date, Date.parse(now)),
  ),
}
