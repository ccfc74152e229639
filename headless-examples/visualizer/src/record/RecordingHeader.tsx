import { useState } from 'react'
import { clockTime } from '../live/focus.ts'
import { useLiveKits } from '../live/LiveProvider.tsx'
import type { Step } from '../live/session-log.ts'
import type { OpenRecording } from './open-recording.ts'
import type { FlightRecorder } from './useFlightRecorder.ts'

const labels = {
  recording: 'Recording',
  paused: 'Paused',
  stopped: 'Stopped',
  file: 'File',
  gone: 'The page is detached',
} as const

/** The title of the open recording, and buttons to control, export and close it. */
export function RecordingHeader({
  current,
  recorder,
  steps,
}: {
  current: OpenRecording
  recorder: FlightRecorder
  steps: readonly Step[]
}) {
  const [isClosing, setClosing] = useState(false)
  const { kits } = useLiveKits()
  const { recording, state } = current
  const isAttached = kits.some((kit) => kit.key === current.key && kit.state !== 'gone')
  const shown = current.key === '' ? 'file' : state === 'stopped' || isAttached ? state : 'gone'
  const close = () => (recorder.saved ? recorder.close() : setClosing(true))
  return (
    <section className="take" aria-label="Recording">
      <p className="take-title">
        <bdi>{current.title || 'A page without a title'}</bdi>
        <em data-take={shown}>{labels[shown]}</em>
      </p>
      <p className="take-more">
        Kit <bdi>{recording.kit}</bdi>, {steps.length === 1 ? '1 step' : `${steps.length} steps`}{' '}
        from {clockTime(recording.begun).slice(0, 8)}
        {recording.dropped > 0 ? `, ${recording.dropped} earlier steps dropped` : ''}
      </p>
      {isClosing ? (
        <fieldset className="buttons">
          <legend>This recording is not exported. Close it anyway?</legend>
          <button type="button" onClick={recorder.close}>
            Close without export
          </button>
          <button type="button" onClick={() => setClosing(false)}>
            Cancel
          </button>
        </fieldset>
      ) : (
        <div className="buttons">
          {state === 'recording' ? (
            <button type="button" onClick={recorder.pause}>
              Pause
            </button>
          ) : null}
          {state === 'paused' ? (
            <button type="button" onClick={recorder.resume}>
              Resume
            </button>
          ) : null}
          {state === 'stopped' ? null : (
            <button type="button" onClick={recorder.stop}>
              Stop
            </button>
          )}
          <button type="button" onClick={recorder.save}>
            Export
          </button>
          <button
            type="button"
            className={state === 'stopped' ? 'primary' : undefined}
            onClick={() => void recorder.replay()}
          >
            Replay
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      )}
    </section>
  )
}
