import { type MachineArea, machines } from '@latchkit/core/devtools'
import { useId, useState } from 'react'
import { Results } from './Results.tsx'
import { search } from './search.ts'
import { useNames } from './useNames.ts'
import './catalogue.css'

const areas: readonly (readonly [MachineArea, string])[] = [
  ['connect', 'Connect'],
  ['account', 'Account'],
  ['network', 'Networks'],
  ['money', 'Transfers'],
  ['frame', 'Modal'],
]

export type CatalogueProps = { chart: string; go(chart: string, state: string | null): void }

/** Machines by area, with a search. */
export function Catalogue({ chart, go }: CatalogueProps) {
  const [text, type] = useState('')
  const { names, prepare } = useNames()
  const status = useId()
  const results = text.trim() === '' || names === null ? null : search(names, text)
  return (
    <>
      <search className="search">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4" />
        </svg>
        <input
          type="search"
          aria-label="Search machines, states, events, guards and actors"
          aria-describedby={status}
          placeholder="State, event, guard…"
          value={text}
          onFocus={prepare}
          onChange={({ target }) => {
            prepare()
            type(target.value)
          }}
          onKeyDown={({ key }) => {
            const [first] = results ?? []
            if (key === 'Enter' && first) go(first.chart, first.state)
            if (key === 'Escape') type('')
          }}
        />
      </search>
      <p className="unseen" id={status} aria-live="polite">
        {results === null ? '' : `${results.length} results`}
      </p>
      <nav className="catalogue" aria-label="Machines">
        {results !== null ? (
          <Results results={results} text={text} go={go} />
        ) : (
          areas.map(([area, title]) => (
            <section key={area}>
              <h2>{title}</h2>
              <ul>
                {machines()
                  .filter((entry) => entry.area === area)
                  .map(({ id, title: name }) => (
                    <li key={id}>
                      <button
                        type="button"
                        data-chart={id}
                        aria-current={id === chart ? 'page' : undefined}
                        onClick={() => go(id, null)}
                      >
                        {name}
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))
        )}
      </nav>
    </>
  )
}
