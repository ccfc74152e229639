import { toJson } from '@latchkit/core/devtools'
import { JsonView } from '../live/JsonView.tsx'
import { eventText, type SimulationHistory } from './steps.ts'
import type { Simulation } from './useSimulation.ts'

const unredacted = (value: unknown) => toJson(value, (text) => text)

/** The emitted events, the context and the steps of a simulation. */
export function History({
  steps,
  simulation: { state, before, goTo },
}: {
  steps: SimulationHistory
  simulation: Simulation
}) {
  const facts = steps.states.slice(0, steps.index + 1).flatMap((one, at) =>
    one.emitted.map((fact, index) => ({
      fact,
      key: `${at} ${index}`,
      isNew: at === steps.index,
    })),
  )
  return (
    <>
      <section aria-label="Emitted events">
        <h3>Emitted events</h3>
        {facts.length === 0 ? <p className="simulate-none">None</p> : null}
        <ul className="simulate-facts">
          {facts.map(({ fact, key, isNew }) => (
            <li key={key} data-fact={fact.type} data-new={isNew ? '' : undefined}>
              <details>
                <summary>
                  <bdi>{fact.type}</bdi>
                  {isNew ? <em>new</em> : null}
                </summary>
                <JsonView title="Event" value={unredacted(fact)} />
              </details>
            </li>
          ))}
        </ul>
      </section>
      {state === null ? null : (
        <JsonView
          title="Context"
          value={unredacted(state.snapshot.context)}
          before={before === null ? undefined : unredacted(before.snapshot.context)}
        />
      )}
      <section aria-label="Steps">
        <h3>Steps</h3>
        <ol className="simulate-steps">
          {steps.states.map(({ event }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
            <li key={index}>
              <button
                type="button"
                aria-current={index === steps.index ? 'step' : undefined}
                onClick={() => goTo(index)}
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
