import { runningActors, type SimulationState } from '@latchkit/core/devtools'
import { ChoiceCard } from './ChoiceCard.tsx'
import type { Offer } from './offers.ts'

type NowProps = {
  moment: SimulationState
  offers: readonly Offer[]
  place: number
  step(event: { type: string }): void
}

/** Possible events, grouped by their cause. */
export function Now({ moment, offers, place, step }: NowProps) {
  if (moment.snapshot.status === 'done') return <p role="status">The machine has ended.</p>
  if (moment.snapshot.status === 'error')
    return <p role="status">The machine has crashed: no transition handles this error.</p>
  const services = runningActors(moment)
  const quiet = services.filter((name) => !offers.some(({ actor }) => actor === name))
  const groups = [
    ['Events', offers.filter(({ kind }) => kind === 'event')],
    ['Services', offers.filter(({ actor }) => actor !== null)],
    ['Time', offers.filter(({ kind }) => kind === 'after')],
  ] as const
  const next = offers.find(({ kind }) => kind === 'after')
  return groups.map(([title, list]) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      {list.length === 0 ? (
        <p className="simulate-none">{title === 'Time' ? 'No delay runs.' : 'None now.'}</p>
      ) : null}
      <ul>
        {list.map((offer) => (
          <ChoiceCard
            key={`${place} ${offer.type}`}
            offer={offer}
            moment={moment}
            isNext={offer === next}
            step={step}
          />
        ))}
      </ul>
      {title === 'Services' && quiet.length > 0 ? (
        <p className="simulate-none">
          Callback actors: {quiet.join(', ')}. Their events are listed below.
        </p>
      ) : null}
    </section>
  ))
}
