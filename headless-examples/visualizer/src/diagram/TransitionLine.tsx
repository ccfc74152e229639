import type { Line } from './layout.types.ts'
import { flag, usePicture } from './picture.context.ts'
import { LineIcon } from './StateIcon.tsx'

/** Text of a transition, on its arrow or, if `listed`, in its state. */
export function TransitionLine({ line, listed = false }: { line: Line; listed?: boolean }) {
  const { taken, possible, unwalked, selected, current, select } = usePicture()
  const { key, kind, event, guard, to } = line
  const notes = [
    taken.has(key) && 'taken last',
    possible.has(key) && 'possible next',
    unwalked.has(key) && 'not covered',
  ].filter(Boolean)
  return (
    <button
      type="button"
      className="picture-line"
      data-item={key}
      data-edge={key}
      data-kind={kind}
      data-taken={flag(taken.has(key))}
      data-possible={flag(possible.has(key))}
      data-unwalked={flag(unwalked.has(key))}
      data-selected={flag(selected === key)}
      aria-pressed={selected === key}
      tabIndex={current === key ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation()
        select(key)
      }}
    >
      {listed ? <LineIcon leaves={to !== null} /> : null}
      <span className="picture-event">{event}</span>
      {guard === null ? null : <span className="picture-guard"> [{guard}]</span>}
      {to === null ? null : <span className="picture-to"> → {to}</span>}
      {notes.length > 0 ? <span className="unseen">, {notes.join(', ')}</span> : null}
    </button>
  )
}
