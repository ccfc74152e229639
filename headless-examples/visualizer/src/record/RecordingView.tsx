import type { Recording } from '@latchkit/core/devtools'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PanelProps } from '../common/panel.types.ts'
import { useSequence } from '../common/useSequence.ts'
import { ActorTree } from '../live/ActorTree.tsx'
import { RequestList } from '../live/RequestList.tsx'
import { StepDetail } from '../live/StepDetail.tsx'
import { StepList } from '../live/StepList.tsx'
import type { Step } from '../live/session-log.ts'
import { useMarks } from '../live/useMarks.ts'
import type { OpenRecording } from './open-recording.ts'
import { logAt, positionAfter, positionOf, stepsOf } from './player.ts'
import { RecordingHeader } from './RecordingHeader.tsx'
import { ReplayResult } from './ReplayResult.tsx'
import { Transport } from './Transport.tsx'
import type { FlightRecorder } from './useFlightRecorder.ts'

/** Shows a recording in progress or from a file, step by step. Sends no events to a kit. */
export function RecordingView({
  current,
  recorder,
  ...props
}: PanelProps & { current: OpenRecording; recorder: FlightRecorder }) {
  const { recording } = current
  const { chart, shown } = props
  // steps are not computed while another panel is visible
  const steps = useMemo(() => (shown ? stepsOf(recording) : []), [shown, recording])
  // the last step stays selected while steps are added
  const [chosen, choose] = useState<number | null>(current.key === '' ? 0 : null)
  const last = steps.length - 1
  const place = Math.min(chosen ?? last, last)
  const step = steps[place] ?? null
  const goTo = (to: number) => choose(to >= last ? null : to)
  const drawn = chart.entry.id
  const show = useEffectEvent((id: string) => id !== drawn && props.show(id, 'follows'))
  useEffect(() => {
    if (step?.chart) show(step.chart)
  }, [step])
  useMarks(props, step?.chart === drawn ? { active: step.frame.active, step } : null)
  useSequence(props, {
    frames: recording.frames,
    end: recording.frames.length,
    requests: recording.requests,
    current: step?.index ?? null,
    pick: (index) => goTo(positionOf(steps, index)),
  })
  if (!shown) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey)
      return
    const to = positionAfter(event.key, place, steps.length)
    if (to === null) return
    event.preventDefault()
    goTo(to)
  }
  const recordedFingerprint = recording.charts[drawn]
  const { replayed } = recorder
  const difference =
    replayed !== null && replayed !== 'replaying' && 'difference' in replayed
      ? replayed.difference
      : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its focused descendants
    <div className="opened" onKeyDown={onKeyDown}>
      <RecordingHeader current={current} recorder={recorder} steps={steps} />
      <ReplayResult replayed={replayed} steps={steps} goTo={goTo} />
      {recordedFingerprint !== undefined && recordedFingerprint !== chart.fingerprint ? (
        <p className="notice" role="status">
          Recorded with another version of this machine: states and transitions may differ from the
          diagram.
        </p>
      ) : null}
      {steps.length === 0 ? (
        <p className="empty">No steps yet.</p>
      ) : (
        <>
          <header className="bar">
            <h2>Steps</h2>
            <span className="bar-note" role="status">
              {place + 1} of {steps.length}
            </span>
          </header>
          <Transport place={place} count={steps.length} goTo={goTo} />
          <StepList
            label="Steps"
            steps={steps}
            current={step?.index ?? null}
            followsCurrent
            pick={({ index }) => goTo(positionOf(steps, index))}
            marked={difference === null ? null : { index: difference.index, word: 'differs' }}
          />
        </>
      )}
      {step === null ? null : <StepDetail step={step} select={props.select} />}
      {recording.requests.length === 0 ? null : (
        <details className="more">
          <summary>Requests ({recording.requests.length})</summary>
          <RequestList requests={recording.requests} isLive={false} />
        </details>
      )}
      <ActorsAt
        recording={recording}
        step={step}
        pick={(index) => goTo(positionOf(steps, index))}
      />
    </div>
  )
}

/** The actors after a step. They are computed from all frames, so only when the user opens them. */
function ActorsAt({
  recording,
  step,
  pick,
}: {
  recording: Recording
  step: Step | null
  pick(index: number): void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Actors at this step</summary>
      {isOpen ? (
        <ActorTree
          log={logAt(recording, step?.index ?? recording.frames.length)}
          current={step?.frame.actor ?? null}
          isLive={false}
          pick={({ last }) => last !== null && pick(last.index)}
        />
      ) : null}
    </details>
  )
}
