import { eventName, placeText, timeText } from './focus.ts'
import { JsonView } from './JsonView.tsx'
import type { Step } from './story.ts'

/** One step: what came, where it led, and what was known after it. */
export function StepDetail({ step }: { step: Step }) {
  const { frame, name, chart, before } = step
  return (
    <section className="detail" aria-label="Step">
      <h3>
        <bdi>{eventName(frame.event)}</bdi>
      </h3>
      <dl className="detail-facts">
        <div>
          <dt>Actor</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>Now in</dt>
          <dd>
            <bdi>{placeText(frame.active, chart ?? '') || '–'}</bdi>
          </dd>
        </div>
        <div>
          <dt>At</dt>
          <dd>
            <time>{timeText(frame.at)}</time>
          </dd>
        </div>
        {frame.status === 'active' ? null : (
          <div>
            <dt>Status</dt>
            <dd>
              <bdi>{frame.status}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>Transitions</dt>
          <dd>
            {frame.taken.length === 0 ? 'None: it stayed as it was' : null}
            <ul>
              {frame.taken.map((key, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one may be taken twice in a step
                <li key={`${place} ${key}`}>
                  <bdi>{key}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <JsonView title="Event" value={frame.event} />
      <JsonView title="Context after it" value={frame.context} before={before ?? undefined} />
    </section>
  )
}
