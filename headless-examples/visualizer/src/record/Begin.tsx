import { useState } from 'react'
import { HowToAttach } from '../live/HowToAttach.tsx'
import { KitChoice } from '../live/KitChoice.tsx'
import { shownKit } from '../live/kits.ts'
import { useLiveKits } from '../live/LiveProvider.tsx'
import { OpenFile } from './OpenFile.tsx'
import type { FlightRecorder } from './useFlightRecorder.ts'

/** Start screen of the recorder: kits that can be recorded, and files. */
export function Begin({ recorder }: { recorder: FlightRecorder }) {
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
              {kit.state === 'gone' ? 'Take what is known' : 'With the last steps'}
            </button>
          </div>
        </section>
      )}
      <section aria-label="Open">
        <header className="bar">
          <h2>Open</h2>
        </header>
        <p className="empty">
          A recording made here, or by a page with kit.devtools.record(). You may also drop it
          anywhere on this panel.
        </p>
        <div className="buttons">
          <OpenFile open={recorder.open} />
        </div>
      </section>
    </>
  )
}
