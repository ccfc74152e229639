import { useState } from 'react'
import { HowToAttach } from '../live/HowToAttach.tsx'
import { KitChoice } from '../live/KitChoice.tsx'
import { shownKit } from '../live/kits.ts'
import { useLiveKits } from '../live/LiveProvider.tsx'
import { OpenFile } from './OpenFile.tsx'
import type { FlightRecorder } from './useFlightRecorder.ts'

/** The start screen of the recorder: choose a kit to record, or open a file. */
export function StartRecording({ recorder }: { recorder: FlightRecorder }) {
  const known = useLiveKits()
  const [key, choose] = useState<string | null>(null)
  const kit = shownKit(known, key)
  return (
    <>
      {kit === null ? (
        <HowToAttach />
      ) : (
        <section aria-label="Record">
          <header className="bar">
            <h2>Record</h2>
          </header>
          <KitChoice kits={known.kits} current={kit} choose={(one) => choose(one.key)} />
          <div className="buttons">
            <button
              type="button"
              className="primary"
              disabled={kit.state === 'gone'}
              onClick={() => recorder.begin(kit, 'now')}
            >
              Record from now on
            </button>
            <button type="button" onClick={() => recorder.begin(kit, 'kept')}>
              {kit.state === 'gone' ? 'Open past steps' : 'Record, include past steps'}
            </button>
          </div>
        </section>
      )}
      <section aria-label="Open">
        <header className="bar">
          <h2>Open</h2>
        </header>
        <p className="empty">
          A recording from this page or from kit.devtools.record(). You can also drop a file on this
          panel.
        </p>
        <div className="buttons">
          <OpenFile open={recorder.open} />
        </div>
      </section>
    </>
  )
}
