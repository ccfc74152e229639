import type { Line } from './layout.types.ts'
import { flag, hasKey, usePicture } from './picture.context.ts'
import { LineIcon } from './StateIcon.tsx'

/** Text of a transition, on its arrow or, if `listed`, in its state. */
export function TransitionLine({ line, listed = false }: { line: Line; listed?: boolean }) {
  const { taken, possible, unwalked, selected, current, select } = usePicture()
  const { key, keys, kind, event, guard, to } = line
  const is = {
    taken: hasKey(line, taken),
    possible: hasKey(line, possible),
    unwalked: hasKey(line, unwalked),
    selected: keys.some((one) => one === selected),
  }
  const notes = [
    is.taken && 'taken last',
    is.possible && 'possible next',
    is.unwalked && 'not covered',
  ].filter(Boolean)
  return (
    <button
      type="button"
      className="picture-line"
      data-item={key}
      data-edge={key}
      data-kind={kind}
      data-taken={flag(is.taken)}
      data-possible={flag(is.possible)}
      data-unwalked={flag(is.unwalked)}
      data-selected={flag(is.selected)}
      aria-pressed={is.selected}
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
