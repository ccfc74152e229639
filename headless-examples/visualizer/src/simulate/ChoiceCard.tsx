import type { SimulationState } from '@latchkit/core/devtools'
import { useState } from 'react'
import { Name } from '../common/Name.tsx'
import { JsonField } from './JsonField.tsx'
import { parsePayload } from './payloads.ts'
import { dryRunChoice, eventOf, type PossibleEvent } from './possible-events.ts'
import { durationText } from './steps.ts'

type ChoiceCardProps = {
  choice: PossibleEvent
  state: SimulationState
  isNext: boolean
  step(event: { type: string }): void
}

const verbs = { event: 'Send', done: 'Resolve', error: 'Reject', after: 'Elapse' } as const

/** A possible event with its payload, guards and a button that sends it. */
export function ChoiceCard({ choice, state, isNext, step }: ChoiceCardProps) {
  const { type, label, kind, edges, samples, due } = choice
  const [chosen, choose] = useState(0)
  const [written, write] = useState<string | null>(null)
  const text = written ?? samples[chosen]?.text ?? '{}'
  const outcome = dryRunChoice(state, type, text)
  const payload = parsePayload(text)
  const guards = [...new Set(edges.flatMap(({ guard }) => guard ?? []))]
  return (
    <li className="choice" data-kind={kind} data-choice={type} data-outcome={outcome.status}>
      <div className="choice-head">
        <span className="choice-label">
          <Name>{label}</Name>
        </span>
        {due === null ? null : (
          <span className="choice-due">
            in {durationText(due)}
            {isNext ? ', next' : ''}
          </span>
        )}
        <button
          type="button"
          aria-label={`${verbs[kind]}: ${label}`}
          disabled={outcome.status === 'thrown'}
          onClick={() => payload.status === 'valid' && step(eventOf(type, payload.value))}
        >
          {verbs[kind]}
        </button>
      </div>
      {guards.length > 0 ? (
        <p className="choice-guards">
          {guards.length === 1 ? 'Guard' : 'Guards'}: {guards.join(', ')}
        </p>
      ) : null}
      {kind === 'after' ||
      (samples.length === 1 && samples[0]?.text === '{}' && written === null) ? null : (
        <select
          aria-label={`Payload of ${label}`}
          value={written === null ? chosen : 'written'}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === 'written') return
            choose(Number(currentTarget.value))
            write(null)
          }}
        >
          {samples.map(({ label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples have no id and keep their order
            <option key={index} value={index}>
              {label}
            </option>
          ))}
          {written === null ? null : <option value="written">edited below</option>}
        </select>
      )}
      {kind === 'after' ? null : (
        <details>
          <summary>Edit</summary>
          <JsonField
            label={`Payload of ${label}, as JSON`}
            text={text}
            change={write}
            problem={outcome.status === 'thrown' ? outcome.problem : null}
          />
        </details>
      )}
      {outcome.status === 'nothing' ? (
        <p className="choice-nothing">No transition: all guards are false</p>
      ) : null}
      {outcome.status === 'thrown' ? (
        <p className="choice-nothing">The machine throws for this payload</p>
      ) : null}
    </li>
  )
}
