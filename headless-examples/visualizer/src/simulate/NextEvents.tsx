import { runningActors, type SimulationState } from '@latchkit/core/devtools'
import { ChoiceCard } from './ChoiceCard.tsx'
import type { PossibleEvent } from './possible-events.ts'

type NextEventsProps = {
  state: SimulationState
  events: readonly PossibleEvent[]
  index: number
  step(event: { type: string }): void
}

/** The possible events, grouped by their source. */
export function NextEvents({ state, events, index, step }: NextEventsProps) {
  if (state.snapshot.status === 'done') return <p role="status">The machine has ended.</p>
  if (state.snapshot.status === 'error')
    return <p role="status">The machine stopped: this error isn’t handled.</p>
  const callbacks = runningActors(state).filter(
    (name) => !events.some(({ actor }) => actor === name),
  )
  const groups = [
    ['Events', events.filter(({ kind }) => kind === 'event')],
    ['Actors', events.filter(({ actor }) => actor !== null)],
    ['Delays', events.filter(({ kind }) => kind === 'after')],
  ] as const
  const next = events.find(({ kind }) => kind === 'after')
  return groups.map(([title, list]) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      {list.length === 0 ? (
        <p className="simulate-none">{title === 'Delays' ? 'No delay is pending.' : 'None'}</p>
      ) : null}
      <ul>
        {list.map((choice) => (
          <ChoiceCard
            key={`${index} ${choice.type}`}
            choice={choice}
            state={state}
            isNext={choice === next}
            step={step}
          />
        ))}
      </ul>
      {title === 'Actors' && callbacks.length > 0 ? (
        <p className="simulate-none">
          Callback actors: {callbacks.join(', ')}. Their events are listed under Events.
        </p>
      ) : null}
    </section>
  ))
}
