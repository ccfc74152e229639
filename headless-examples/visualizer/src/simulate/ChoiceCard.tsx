import type { SimulationState } from '@latchkit/core/devtools'
import { useState } from 'react'
import { JsonField } from './JsonField.tsx'
import { dryRunChoice, eventOf, type Offer } from './offers.ts'
import { parsePayload } from './payloads.ts'
import { durationText } from './steps.ts'

type ChoiceCardProps = {
  offer: Offer
  moment: SimulationState
  isNext: boolean
  step(event: { type: string }): void
}

const verbs = { event: 'Send', done: 'Answer', error: 'Fail', after: 'Let it pass' } as const

/** One possible event: payload, targets and a button to send it. */
export function ChoiceCard({ offer, moment, isNext, step }: ChoiceCardProps) {
  const { type, label, kind, edges, samples, due } = offer
  const [chosen, choose] = useState(0)
  const [written, write] = useState<string | null>(null)
  const text = written ?? samples[chosen]?.text ?? '{}'
  const outcome = dryRunChoice(moment, type, text)
  const wrong = parsePayload(text)
  const guards = [...new Set(edges.flatMap(({ guard }) => guard ?? []))]
  return (
    <li className="choice" data-kind={kind} data-choice={type} data-outcome={outcome.status}>
      <div className="choice-head">
        <bdi className="choice-label">{label}</bdi>
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
          onClick={() => wrong.is === 'read' && step(eventOf(type, wrong.value))}
        >
          {verbs[kind]}
        </button>
      </div>
      {guards.length > 0 ? <p className="choice-guards">if {guards.join(', ')}</p> : null}
      {kind === 'after' ||
      (samples.length === 1 && samples[0]?.short === 'nothing' && written === null) ? null : (
        <select
          aria-label={`Payload of ${label}`}
          value={written === null ? chosen : 'written'}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === 'written') return
            choose(Number(currentTarget.value))
            write(null)
          }}
        >
          {samples.map(({ short }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: samples have no id and keep their order
            <option key={index} value={index}>
              {short}
            </option>
          ))}
          {written === null ? null : <option value="written">as written below</option>}
        </select>
      )}
      {kind === 'after' ? null : (
        <details>
          <summary>Edit</summary>
          <JsonField
            label={`${label} carries`}
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
        <p className="choice-nothing">The machine throws for this payload. Edit it</p>
      ) : null}
    </li>
  )
}
