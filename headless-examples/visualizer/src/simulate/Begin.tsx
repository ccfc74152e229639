import type { WalkedMachine } from '@latchkit/core/devtools'
import { useState } from 'react'
import { JsonField } from './JsonField.tsx'
import { textOf } from './payloads.ts'
import type { Simulation } from './useSimulation.ts'

type BeginProps = {
  walked: WalkedMachine | null
  isAsked: boolean
  simulation: Simulation
  lookAgain(): void
}

/** Input of the simulation: a sample or typed JSON. */
export function Begin({ walked, isAsked, simulation, lookAgain }: BeginProps) {
  const samples = Object.entries(walked?.inputs ?? {})
  const [chosen, choose] = useState<string | null>(null)
  const [written, write] = useState<string | null>(null)
  const sample = samples.find(([name]) => name === chosen) ?? samples[0]
  const text = written ?? (sample === undefined ? '{}' : textOf(sample[1]))
  return (
    <section className="simulate-begin" aria-labelledby="simulate-begin">
      <h3 id="simulate-begin">Begin with</h3>
      {samples.length > 0 ? (
        <select
          aria-label="Sample"
          value={sample?.[0] ?? ''}
          onChange={({ currentTarget }) => {
            choose(currentTarget.value)
            write(null)
          }}
        >
          {samples.map(([name]) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : null}
      {samples.length === 0 && !isAsked ? (
        <div className="simulate-note">
          <p role="status">
            No samples were found. This command writes them. You can also enter the input by hand.
          </p>
          <pre>npm run walk</pre>
          <button type="button" onClick={lookAgain}>
            Look again
          </button>
        </div>
      ) : null}
      <JsonField
        label="Input, as JSON"
        text={text}
        change={write}
        problem={simulation.problem}
        rows={10}
      />
      <button
        type="button"
        className="primary"
        disabled={isAsked}
        onClick={() => simulation.begin(text)}
      >
        Begin
      </button>
    </section>
  )
}
