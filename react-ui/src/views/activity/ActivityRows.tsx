import type { ActivityItem, ActivityTransfer } from '@latchkit/core/flows'
import {
  activityImages,
  activityLayout,
  activityStatus,
  explorerLink,
  formatFiat,
  quantityLine,
  shortDate,
  signOf,
} from '@latchkit/core/utils'
import { memo } from 'react'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { ActivityIcon } from './ActivityIcon.tsx'
import { type ActivityTexts, activityTexts } from './texts/en.ts'

/**
 * The rows of one transaction: one row, or one per transfer. They offer no copying (fault M6) and
 * render no text of the activity service as a link.
 */
export const ActivityRows = memo(function ActivityRows({
  row,
  explorer,
}: {
  row: ActivityItem
  explorer: string | null
}) {
  const texts = useTexts(activityTexts)
  const { transfers, status, minedAt, suspicious, hash } = row
  const layout = activityLayout(transfers)
  const statusKey = activityStatus(status)
  const secondary = [
    shortDate(minedAt, null, texts.language),
    ...(statusKey === null ? [] : [texts.activity[statusKey]]),
    ...(suspicious ? [texts.activity.spam] : []),
  ].join(' · ')
  const link = explorer === null || hash === '' ? null : explorerLink(explorer, 'tx', hash)
  const target = link === null ? ({ readOnly: true } as const) : { href: link }
  const groups = layout === 'each' ? transfers.map((transfer) => [transfer]) : [transfers]
  return groups.map((group, index) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no id and keep their order
      key={index}
      icon={
        <ActivityIcon
          images={activityImages(group)}
          names={group.map(nameOf)}
          direction={directionOf(group)}
        />
      }
      label={kindOf(row.operationType, texts)}
      secondary={secondary}
      end={<TransferSummary transfers={group} sign={layout === 'one' ? drawnSign(row) : null} />}
      {...target}
    />
  ))
})

/** The sign of an amount. Unlike `signOf`, a sent amount has one too. */
function drawnSign({ operationType, transfers }: ActivityItem) {
  const isSent = operationType.toLowerCase() === 'send' && transfers[0]?.direction === 'out'
  const sign = isSent ? '-' : signOf(operationType)
  return sign === '-' ? '−' : sign
}

const directionOf = ([first, ...more]: readonly ActivityTransfer[]) =>
  first === undefined || more.length > 0 ? null : first.direction
const nameOf = ({ fungible, nft }: ActivityTransfer) => fungible?.symbol || nft?.name || '?'

/**
 * The label of an operation type in the active locale; for an unknown type, the service's own name.
 */
function kindOf(operationType: string, { activity: { kinds } }: ActivityTexts) {
  const kind = operationType.toLowerCase()
  const translated = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return (
    translated ?? (
      <Name>{`${operationType.slice(0, 1).toUpperCase()}${operationType.slice(1)}`}</Name>
    )
  )
}

/** The transferred amounts or NFT names and, of a single amount, its value. */
function TransferSummary({
  transfers,
  sign,
}: {
  transfers: readonly ActivityTransfer[]
  sign: '+' | '−' | null
}) {
  const { activity, language } = useTexts(activityTexts)
  const [first] = transfers
  if (first === undefined) return null
  const isPriced = transfers.length === 1 && first.nft === null && first.value !== null
  const fiat = isPriced ? formatFiat(String(first.value), language) : null
  return (
    <span className="lk-transfer-summary">
      {transfers.map(({ nft, fungible, quantity, direction }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no id and keep their order
        <span key={index} className="lk-transfer-line">
          <span className="lk-hidden">{activity.directions[direction]} </span>
          {nft === null ? (
            <bdi>
              {sign}
              {quantityLine(quantity.numeric, language)} <Name>{fungible?.symbol ?? ''}</Name>
            </bdi>
          ) : (
            <>
              {sign}
              <Name>{nft.name === '' ? '-' : nft.name}</Name>
            </>
          )}
        </span>
      ))}
      {fiat !== null && <span className="lk-transfer-line">{fiat}</span>}
    </span>
  )
}
