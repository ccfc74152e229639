import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { Name } from '../common/Name.tsx'
import type { SequenceFeed } from '../common/panel.types.ts'
import { durationText } from '../live/requests.ts'
import { SequenceRow } from './SequenceRow.tsx'
import { type Lane, sequenceOf } from './sequence.ts'
import { laneWidth, timeWidth } from './sizes.ts'
import { useScrollToStep } from './useScrollToStep.ts'
import './sequence.css'

/** A sequence diagram: a lane for each actor, and an arrow for each event, oldest first. */
export function SequenceView({ feed }: { feed: SequenceFeed }) {
  const [details, setDetails] = useState(false)
  const { lanes, rows } = useMemo(() => sequenceOf(feed, { details }), [feed, details])
  const steps = rows.flatMap((row) => (row.kind === 'message' ? [row.index] : []))
  const { current, pick } = feed
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useScrollToStep(box, current, rows.at(-1)?.key ?? null)

  const onKeyDown = (event: KeyboardEvent) => {
    const place = current === null ? steps.length : steps.indexOf(current)
    const places: Readonly<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: steps.length - 1,
    }
    const step = steps[places[event.key] ?? -1]
    if (step === undefined) return
    event.preventDefault()
    pick(step)
  }
  const width = timeWidth + (lanes.length + 1) * laneWidth
  return (
    <div className="sequence-stage">
      <label className="sequence-option">
        <input
          type="checkbox"
          checked={details}
          onChange={({ target }) => setDetails(target.checked)}
        />
        All actors and requests
      </label>
      <div ref={box} className="sequence">
        <div className="sequence-lanes" aria-hidden="true" style={{ width }}>
          <span className="sequence-time">Time, receiver</span>
          {lanes.map((lane) => (
            <LaneName key={lane.id} lane={lane} lanes={lanes} />
          ))}
        </div>
        {steps.length === 0 ? (
          <p className="sequence-none">No events since the page was attached.</p>
        ) : null}
        <div
          className="sequence-rows"
          role="listbox"
          aria-label="Sequence of events"
          tabIndex={0}
          aria-activedescendant={
            current !== null && steps.includes(current) ? `${id}-${current}` : undefined
          }
          style={{ width }}
          onKeyDown={onKeyDown}
        >
          {rows.map((row) =>
            row.kind === 'gap' ? (
              <div key={row.key} className="sequence-gap" aria-hidden="true">
                <span>{durationText(row.ms)} later</span>
              </div>
            ) : (
              <SequenceRow key={row.key} row={row} lanes={lanes} id={id} feed={feed} />
            ),
          )}
        </div>
      </div>
    </div>
  )
}

function LaneName({ lane, lanes }: { lane: Lane; lanes: readonly Lane[] }) {
  const parent = lanes.find(({ id }) => id === lane.parent)
  return (
    <span className="sequence-lane" data-machine={lane.isMachine ? '' : undefined}>
      <Name>{lane.name}</Name>
      {parent === undefined || parent.parent === null ? null : (
        <small>
          in <bdi>{parent.name}</bdi>
        </small>
      )}
    </span>
  )
}
