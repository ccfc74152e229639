import type { WalkedMachine } from '@latchkit/core/devtools'
import { useState } from 'react'
import { JsonField } from './JsonField.tsx'
import { textOf } from './payloads.ts'
import type { Simulation } from './useSimulation.ts'

type StartFormProps = {
  walkSamples: WalkedMachine | null
  isLoading: boolean
  simulation: Simulation
  reload(): void
}

/** The form for the input of the simulation: a sample, or JSON that the user enters. */
export function StartForm({ walkSamples, isLoading, simulation, reload }: StartFormProps) {
  const samples = Object.entries(walkSamples?.inputs ?? {})
  const [chosen, choose] = useState<string | null>(null)
  const [written, write] = useState<string | null>(null)
  const sample = samples.find(([name]) => name === chosen) ?? samples[0]
  const text = written ?? (sample === undefined ? '{}' : textOf(sample[1]))
  return (
    <section className="simulate-begin" aria-labelledby="simulate-begin">
      <h3 id="simulate-begin">Input</h3>
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
      {samples.length === 0 && !isLoading ? (
        <div className="simulate-note">
          <p role="status">
            No samples yet. This command writes them in about three minutes. You can also enter an
            input below.
          </p>
          <pre>npm run walk</pre>
          <button type="button" onClick={reload}>
            Reload
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
        disabled={isLoading}
        onClick={() => simulation.begin(text)}
      >
        Start
      </button>
    </section>
  )
}
