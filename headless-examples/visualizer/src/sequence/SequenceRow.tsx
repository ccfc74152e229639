import type { SequenceFeed } from '../common/panel.types.ts'
import { clockTime } from '../live/focus.ts'
import type { ArrowRow, Lane } from './sequence.ts'
import { laneWidth, timeWidth } from './sizes.ts'

type SequenceRowProps = {
  row: ArrowRow
  lanes: readonly Lane[]
  /** Prefix of the ids of the rows. */
  id: string
  feed: SequenceFeed
}

/**
 * A row of the sequence diagram. Only the messages are options of the list; emitted events and
 * started actors belong to them.
 */
export function SequenceRow({ row, lanes, id, feed: { current, pick } }: SequenceRowProps) {
  const nameOf = (lane: string) => lanes.find(({ id }) => id === lane)?.name
  if (row.kind !== 'message')
    return (
      <div className="sequence-row" data-kind={row.kind} aria-hidden="true">
        <span className="sequence-time">
          {row.kind === 'emitted' ? null : <time>{clockTime(row.at)}</time>}
        </span>
        <Arrow row={row} lanes={lanes} />
      </div>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles keys
    <div
      id={`${id}-${row.index}`}
      className="sequence-row"
      role="option"
      tabIndex={-1}
      aria-selected={row.index === current}
      data-kind="message"
      data-has-state={row.state === null ? undefined : ''}
      onClick={({ currentTarget }) => {
        // the list, not the row, gets the focus
        currentTarget.parentElement?.focus({ preventScroll: true })
        pick(row.index)
      }}
    >
      <span className="sequence-time">
        <time>{clockTime(row.at)}</time>
        <bdi>{nameOf(row.to)}</bdi>
      </span>
      <span className="unseen">from {nameOf(row.from)}: </span>
      <Arrow row={row} lanes={lanes} />
    </div>
  )
}

/** The arrow of an event, with its text above and the new state of the receiver below. */
function Arrow({ row, lanes }: Pick<SequenceRowProps, 'row' | 'lanes'>) {
  const xOf = (lane: string) =>
    timeWidth + (lanes.findIndex(({ id }) => id === lane) + 0.5) * laneWidth
  const [from, to] = [xOf(row.from), xOf(row.to)]
  const left = Math.min(from, to)
  return (
    <>
      {/* a margin would keep the text from moving into view */}
      <span className="sequence-space" style={{ width: left + 6 - timeWidth }} />
      <bdi className="sequence-text">{row.text}</bdi>
      <span
        className="sequence-arrow"
        data-to={from === to ? 'self' : to > from ? 'right' : 'left'}
        style={{ left, width: from === to ? 22 : to - left || from - left }}
      />
      {row.state === null ? null : (
        <span className="sequence-state" style={{ left: to + 6 }}>
          <span className="unseen">, new state: </span>
          <bdi>{row.state}</bdi>
        </span>
      )}
    </>
  )
}
