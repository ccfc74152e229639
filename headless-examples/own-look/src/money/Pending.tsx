import type { TransferEntry } from '@latchkit/core/flows'
import { explorerLink } from '@latchkit/core/utils'
import { useNetwork } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Amount } from '../components/Amount.tsx'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { Mark } from '../components/Mark.tsx'

const displayStatus = ({ status }: TransferEntry) =>
  status === 'reverted' ? 'failed' : status === 'confirmed' ? 'confirmed' : 'pending'

/** Sent transfers that the service does not list yet. */
export function Pending({ entries }: { entries: readonly TransferEntry[] }) {
  const { activity } = useTexts()
  const explorer = useNetwork().active?.blockExplorers[0]?.url ?? null
  return (
    <section className="rows-group">
      <h3 className="eyebrow">{activity.justNow}</h3>
      <ul className="rows">
        {entries.map((entry) => (
          <Line
            key={entry.id}
            lead={
              <span className="marks" data-count={1} data-way="out">
                <Mark name={entry.review.symbol} image={null} />
                <span className="marks-way" aria-hidden="true">
                  <Icon name="send" />
                </span>
              </span>
            }
            label={activity.kinds.send}
            second={
              <span data-stands={displayStatus(entry)}>{activity[displayStatus(entry)]}</span>
            }
            end={
              <Amount
                value={entry.review.amount}
                decimals={entry.review.decimals}
                symbol={entry.review.symbol}
              />
            }
            href={
              explorer === null || entry.hash === null
                ? null
                : explorerLink(explorer, 'tx', entry.hash)
            }
          />
        ))}
      </ul>
    </section>
  )
}
