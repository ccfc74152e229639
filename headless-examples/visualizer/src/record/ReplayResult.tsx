import type { Difference } from '@latchkit/core/devtools'
import { eventText } from '../live/focus.ts'
import { JsonView } from '../live/JsonView.tsx'
import type { Step } from '../live/session-log.ts'
import { positionOf } from './player.ts'
import type { Replayed } from './useFlightRecorder.ts'

type Props = { replayed: Replayed; steps: readonly Step[]; goTo(place: number): void }

const what: Record<Difference['what'], string> = {
  value: 'leads to another state',
  active: 'leads to other states',
  status: 'leads to another status',
  context: 'leads to another context',
  event: 'occurs before the actor starts',
  thrown: 'makes the machine throw an error',
  beginning: 'belongs to an actor whose start is not recorded',
}

/** Result of a replay: equal, or the first step that differs. */
export function ReplayResult({ replayed, steps, goTo }: Props) {
  return (
    <div className="replayed" role="status">
      {replayed === null ? null : replayed === 'replaying' ? (
        <p>Replaying…</p>
      ) : 'problem' in replayed ? (
        <p data-word="danger">{`The recording cannot be replayed: ${replayed.problem}`}</p>
      ) : (
        <Verdict {...{ replayed, steps, goTo }} />
      )}
    </div>
  )
}

function Verdict({
  replayed,
  steps,
  goTo,
}: Omit<Props, 'replayed'> & {
  replayed: Exclude<Replayed, 'replaying' | null | { problem: string }>
}) {
  const { difference, unknown, others } = replayed
  const notes = (
    <>
      {unknown.length > 0 ? (
        <p>Unknown machines, which were not replayed: {unknown.join(', ')}.</p>
      ) : null}
      {others.length > 0 ? <p>Recorded with another version of: {others.join(', ')}.</p> : null}
    </>
  )
  if (difference === null)
    return (
      <>
        <p data-word="success">Replays without difference</p>
        {notes}
      </>
    )
  const place = positionOf(steps, difference.index)
  const step = steps[place]
  return (
    <>
      <p data-word="danger">
        Step {place + 1} of {steps.length} differs: in the replay,{' '}
        <bdi>{eventText(step?.frame.event)}</bdi> of <bdi>{step?.name ?? difference.machine}</bdi>{' '}
        {what[difference.what]}.
      </p>
      {notes}
      <div className="buttons">
        <button type="button" onClick={() => goTo(place)}>
          Go to step {place + 1}
        </button>
      </div>
      <div className="beside">
        <JsonView title="Replayed" value={difference.replayed} />
        <JsonView title="Recorded" value={difference.recorded} before={difference.replayed} />
      </div>
    </>
  )
}
