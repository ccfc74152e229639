import { toJson } from '@latchkit/core/devtools'
import { JsonView } from '../live/JsonView.tsx'
import { eventText, type Steps } from './steps.ts'
import type { Simulation } from './useSimulation.ts'

const shown = (value: unknown) => toJson(value, (text) => text)

/** Steps so far, emitted events and the context. */
export function Past({
  steps,
  simulation: { moment, before, goTo },
}: {
  steps: Steps
  simulation: Simulation
}) {
  const facts = steps.moments.slice(0, steps.place + 1).flatMap((one, at) =>
    one.emitted.map((fact, index) => ({
      fact,
      key: `${at} ${index}`,
      isNew: at === steps.place,
    })),
  )
  return (
    <>
      <section aria-label="Emitted events">
        <h3>Emitted events</h3>
        {facts.length === 0 ? <p className="simulate-none">None yet.</p> : null}
        <ul className="simulate-facts">
          {facts.map(({ fact, key, isNew }) => (
            <li key={key} data-fact={fact.type} data-new={isNew ? '' : undefined}>
              <details>
                <summary>
                  <bdi>{fact.type}</bdi>
                  {isNew ? <em>just now</em> : null}
                </summary>
                <JsonView title="It says" value={shown(fact)} />
              </details>
            </li>
          ))}
        </ul>
      </section>
      {moment === null ? null : (
        <JsonView
          title="Context"
          value={shown(moment.snapshot.context)}
          before={before === null ? undefined : shown(before.snapshot.context)}
        />
      )}
      <section aria-label="Steps">
        <h3>Steps</h3>
        <ol className="simulate-steps">
          {steps.moments.map(({ event }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
            <li key={place}>
              <button
                type="button"
                aria-current={place === steps.place ? 'step' : undefined}
                onClick={() => goTo(place)}
              >
                <bdi>{eventText(event.type)}</bdi>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
