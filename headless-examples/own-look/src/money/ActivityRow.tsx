import type { ActivityItem, ActivityTransfer } from '@latchkit/core/flows'
import {
  activityImages,
  activityLayout,
  activityStatus,
  explorerLink,
  shortDate,
  signOf,
} from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { memo } from 'react'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { TransferSummary } from './TransferSummary.tsx'

/** Row of a transaction, with one line per transfer. Links lead to the block explorer only. */
export const ActivityRow = memo(function ActivityRow({
  row,
  explorer,
}: {
  row: ActivityItem
  explorer: string | null
}) {
  const { activity, language } = useTexts()
  const { transfers, operationType, hash } = row
  const layout = activityLayout(transfers)
  const status = activityStatus(row.status)
  const second = [
    shortDate(row.minedAt, null, language),
    ...(status === null ? [] : [activity[status]]),
    ...(row.suspicious ? [activity.spam] : []),
  ].join(' · ')
  const kind = operationType.toLowerCase()
  const label = Object.hasOwn(activity.kinds, kind) ? (
    activity.kinds[kind]
  ) : (
    <Name>{operationType}</Name>
  )
  const groups = layout === 'each' ? transfers.map((transfer) => [transfer]) : [transfers]
  return groups.map((group, index) => (
    <Line
      // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a row have no id and keep their order
      key={index}
      lead={<Marks transfers={group} />}
      label={label}
      second={second}
      end={
        <TransferSummary transfers={group} sign={layout === 'one' ? signOf(operationType) : null} />
      }
      href={explorer === null || hash === '' ? null : explorerLink(explorer, 'tx', hash)}
    />
  ))
})

function Marks({ transfers }: { transfers: readonly ActivityTransfer[] }) {
  const [first] = transfers
  if (first === undefined) {
    return (
      <span className="mark" aria-hidden="true">
        <Icon name="history" />
      </span>
    )
  }
  const images = activityImages(transfers)
  const direction = transfers.length > 1 || first.direction === 'self' ? null : first.direction
  return (
    <span className="marks" data-count={transfers.length} data-way={direction ?? undefined}>
      {transfers.map(({ fungible, nft }, index) => (
        <Mark
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static and its items have no id
          key={index}
          name={fungible?.symbol || nft?.name || '?'}
          image={images[index]?.url ?? null}
        />
      ))}
      {direction !== null && (
        <span className="marks-way" aria-hidden="true">
          <Icon name={direction === 'in' ? 'receive' : 'send'} />
        </span>
      )}
    </span>
  )
}
