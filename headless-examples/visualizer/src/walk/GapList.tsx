import { Name } from '../common/Name.tsx'
import type { PanelProps } from '../common/panel.types.ts'
import type { Gap } from './coverage.ts'

type Props = { gaps: readonly Gap[] } & Pick<PanelProps, 'selected' | 'select'>

/** List of coverage gaps. A click selects the element. */
export function GapList({ gaps, selected, select }: Props) {
  return (
    <section>
      <h3>Not covered</h3>
      <ul>
        {gaps.map((gap) => (
          <li key={`${gap.what} ${gap.id} ${gap.what === 'guard' ? gap.outcome : ''}`}>
            <button
              type="button"
              className="gap"
              aria-pressed={selected === gap.id}
              onClick={() => select(gap.id)}
            >
              <Name>{gap.name}</Name> <span>{reasonOf(gap)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf(gap: Gap) {
  if (gap.what === 'state') return 'never entered'
  const way =
    gap.what === 'transition' ? 'never taken, from ' : `guard was never ${gap.outcome}, in `
  return (
    <>
      {way}
      <Name>{gap.from}</Name>
    </>
  )
}
