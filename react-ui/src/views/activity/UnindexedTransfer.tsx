import type { TransferEntry } from '@latchkit/core/flows'
import { cleanText, explorerLink } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Row } from '../../components/Row.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { ActivityIcon } from './ActivityIcon.tsx'
import { activityTexts } from './texts/en.ts'

/** A transfer sent by this kit that the activity service does not list yet. */
export function UnindexedTransfer({
  entry,
  explorer,
}: {
  entry: TransferEntry
  explorer: string | null
}) {
  const { activity, language } = useTexts(activityTexts)
  const { review, status, hash } = entry
  const state = status === 'reverted' ? 'failed' : status === 'confirmed' ? 'confirmed' : 'pending'
  const link = explorer === null || hash === null ? null : explorerLink(explorer, 'tx', hash)
  const target = link === null ? ({ readOnly: true } as const) : { href: link }
  return (
    <Row
      icon={
        <ActivityIcon
          images={[{ kind: 'FUNGIBLE', url: null }]}
          names={[review.symbol]}
          direction="out"
        />
      }
      label={activity.kinds.send}
      secondary={
        <>
          {activity[state]} · {activity.to} <Address form="short" address={review.to} />
        </>
      }
      end={
        <span className="lk-transfer-summary">
          −
          <Amount
            value={review.amount}
            decimals={review.decimals}
            symbol={cleanText(review.symbol, 16)}
            language={language}
          />
        </span>
      }
      {...target}
    />
  )
}
