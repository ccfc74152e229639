import { Name } from '../common/Name.tsx'
import type { ResultKind, SearchResult } from './search.ts'

const kindLabels: Readonly<Record<ResultKind, string>> = {
  chart: 'Machine',
  state: 'State',
  event: 'Event',
  guard: 'Guard',
  service: 'Actor',
}
/** Maximum number of results. */
const maxResults = 60

type ResultsProps = {
  results: readonly SearchResult[]
  text: string
  go(chart: string, state: string | null): void
}

/** Search results. Each links to its state. */
export function Results({ results, text, go }: ResultsProps) {
  if (results.length === 0)
    return (
      <p className="nothing">
        No results for <bdi>{text.trim()}</bdi>.
      </p>
    )
  return (
    <>
      <ul className="results">
        {results.slice(0, maxResults).map(({ kind, name, chart, title, state, note }) => (
          <li key={`${kind} ${name} ${state}`}>
            <button
              type="button"
              data-result={kind}
              onClick={() => go(chart, kind === 'chart' ? null : state)}
            >
              <span className="result-kind">{kindLabels[kind]}</span>
              <span className="result-name">
                <Name>{name}</Name>
              </span>
              <span className="result-where">
                {kind === 'chart' || kind === 'state' ? (
                  note
                ) : (
                  <>
                    {title}: <Name>{state}</Name>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {results.length > maxResults ? (
        <p className="nothing">{`And ${results.length - maxResults} more: another word narrows it down.`}</p>
      ) : null}
    </>
  )
}
