import { ErrorFacts } from './ErrorFacts.tsx'
import { errorOf } from './errors.ts'
import { clockTime, edgeText, eventText, stateText } from './focus.ts'
import { JsonView } from './JsonView.tsx'
import type { Step } from './session-log.ts'

/** The details of a step: event, transitions, and the context after the step. */
export function StepDetail({ step, select }: { step: Step; select(edge: string): void }) {
  const { frame, name, chart, before } = step
  const error = errorOf(frame.event)
  return (
    <section className="detail" aria-label="Step">
      <h2>
        <bdi>{eventText(frame.event)}</bdi>
      </h2>
      {error === null ? null : <ErrorFacts error={error} />}
      <dl className="detail-facts">
        <div>
          <dt>Actor</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>State</dt>
          <dd>
            <bdi>{stateText(frame.active, chart ?? '') || '–'}</bdi>
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            <time>{clockTime(frame.at)}</time>
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
            {frame.taken.length === 0 ? 'none' : null}
            <ul>
              {frame.taken.map((key, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an edge may occur twice in a step
                <li key={`${place} ${key}`}>
                  <button type="button" className="way" title={key} onClick={() => select(key)}>
                    <bdi>{edgeText(key, chart ?? '').from}</bdi> <span aria-hidden="true">→</span>{' '}
                    <bdi>{edgeText(key, chart ?? '').to}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <JsonView title="Event" value={frame.event} />
      <JsonView title="Context after the step" value={frame.context} before={before ?? undefined} />
    </section>
  )
}
