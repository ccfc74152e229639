import type { ActivityItem, ActivityTransfer } from '@latchkit/core/flows/activity'
import {
  activityImages,
  activityLayout,
  activityStatus,
  explorerLink,
  shortDate,
  signOf,
} from '@latchkit/core/utils'
import { memo } from 'react'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import type { SharedTexts } from '../../locales/en-shared.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { ActivityIcon } from './ActivityIcon.tsx'
import { TransferSummary } from './TransferSummary.tsx'

/** One thing that happened: a line; with many transfers a line each. Nothing of it can be copied (fault case M6), and no text from outside is a link. */
export const ActivityRows = memo(function ActivityLines({
  row,
  explorer,
}: {
  row: ActivityItem
  explorer: string | null
}) {
  const texts = useSharedTexts()
  const { transfers, status, minedAt, doubtful, hash } = row
  const layout = activityLayout(transfers)
  const stands = activityStatus(status)
  const second = [
    shortDate(minedAt, null, texts.language),
    ...(stands === null ? [] : [texts.activity[stands]]),
    ...(doubtful ? [texts.activity.spam] : []),
  ].join(' · ')
  const link = explorer === null || hash === '' ? null : explorerLink(explorer, 'tx', hash)
  const goal = link === null ? ({ still: true } as const) : { href: link }
  const groups = layout === 'each' ? transfers.map((transfer) => [transfer]) : [transfers]
  return groups.map((moved, at) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a row have no name of their own, and keep their order
      key={at}
      icon={
        <ActivityIcon images={activityImages(moved)} names={moved.map(nameOf)} way={wayOf(moved)} />
      }
      label={kindOf(row.operationType, texts)}
      secondary={second}
      end={
        <TransferSummary
          transfers={moved}
          sign={layout === 'one' ? signOf(row.operationType) : null}
        />
      }
      {...goal}
    />
  ))
})

const wayOf = ([first, ...more]: readonly ActivityTransfer[]) =>
  first === undefined || more.length > 0 ? null : first.direction
const nameOf = ({ fungible, nft }: ActivityTransfer) => fungible?.symbol || nft?.name || '?'

/** What was done, in the language in use; else in the service's word. */
function kindOf(operationType: string, { activity: { kinds } }: SharedTexts) {
  const kind = operationType.toLowerCase()
  const own = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return own ?? <Name>{`${operationType.slice(0, 1).toUpperCase()}${operationType.slice(1)}`}</Name>
}
