import type { NodeProps } from '@xyflow/react'
import { Fragment } from 'react'
import type { PlacedState, Row } from './layout.types.ts'
import { isStateDim } from './lit.ts'
import { foldItem, type HeadNode as Head, isLeaf, type StateNode as Node } from './nodes.ts'
import { flag, usePicture } from './picture.context.ts'
import { FoldIcon, ServiceIcon, StateIcon } from './StateIcon.tsx'
import { TransitionLine } from './TransitionLine.tsx'

/**
 * A state. A compound state is an empty box; its text is drawn above the arrows by a separate node.
 */
export function StateNode({ data: { placed } }: NodeProps<Node>) {
  const { active, unwalked, selected, lit, preview } = usePicture()
  const { state, depth, region, inside } = placed
  return (
    <div
      className="picture-state"
      data-state={state.id}
      data-type={state.type}
      data-depth={depth % 4}
      data-region={flag(region)}
      data-active={flag(active.has(state.id))}
      data-unwalked={flag(unwalked.has(state.id))}
      data-selected={flag(selected === state.id)}
      data-collapsed={flag(inside.length > 0)}
      data-dim={flag(isStateDim(lit, state.id))}
      data-preview={flag(preview?.states.has(state.id) ?? false)}
    >
      {isLeaf(placed) ? <Rows placed={placed} /> : null}
    </div>
  )
}

/** Text of a compound state. */
export function HeadNode({ data: { placed } }: NodeProps<Head>) {
  const { lit } = usePicture()
  return (
    <div
      className="picture-top"
      data-depth={placed.depth % 4}
      data-dim={flag(isStateDim(lit, placed.state.id))}
    >
      <Rows placed={placed} />
    </div>
  )
}

/** Focuses a button that replaces the focused one, because its state was collapsed or expanded. */
function returnFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}

/** Name, description, invoked actors and listed transitions of a state. */
function Rows({ placed }: { placed: PlacedState }) {
  const { state, rows, inside } = placed
  const { active, unwalked, selected, current, focused, select, fold } = usePicture()
  const is = { active: active.has(state.id), unwalked: unwalked.has(state.id) }
  const row = (one: Row) => {
    if (one.kind === 'description')
      return (
        <p className="picture-prose">
          <span>{one.text}</span>
        </p>
      )
    if (one.kind === 'transition') return <TransitionLine line={one.line} listed />
    if (one.kind === 'service')
      return (
        <p className="picture-service">
          <ServiceIcon />
          <span className="unseen">invokes </span>
          {one.text}
        </p>
      )
    if (one.kind === 'inside') return <Inside text={one.text} state={state.id} inside={inside} />
    return (
      <div className="picture-head">
        <button
          ref={focused === state.id ? returnFocus : undefined}
          type="button"
          className="picture-name"
          data-item={state.id}
          data-active={flag(is.active)}
          data-unwalked={flag(is.unwalked)}
          aria-pressed={selected === state.id}
          tabIndex={current === state.id ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation()
            select(state.id)
          }}
        >
          <StateIcon type={state.type} {...is} />
          {one.text}
          <span className="unseen">{noteOf(state.type, is)}</span>
        </button>
        {one.tags.map((tag) => (
          <span key={tag} className="picture-tag">
            {tag}
          </span>
        ))}
        {one.isFoldable ? (
          <button
            ref={focused === foldItem(state.id) ? returnFocus : undefined}
            type="button"
            className="picture-fold"
            data-item={foldItem(state.id)}
            aria-label={`${inside.length > 0 ? 'Expand' : 'Collapse'} ${state.key}`}
            aria-expanded={inside.length === 0}
            tabIndex={current === foldItem(state.id) ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation()
              fold(state.id)
            }}
          >
            <FoldIcon isCollapsed={inside.length > 0} />
          </button>
        ) : null}
      </div>
    )
  }
  return (
    <>
      {rows.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a layout keep their order
        <Fragment key={index}>{row(one)}</Fragment>
      ))}
      <FarText placed={placed} />
    </>
  )
}

/** The name of a state in a large font, which replaces its text at a small zoom. */
const FarText = ({ placed }: { placed: PlacedState }) => (
  <p
    className="picture-far"
    aria-hidden="true"
    style={{
      fontSize: placed.farName.size,
      width: placed.width,
      height: isLeaf(placed) ? placed.height : placed.content.height,
    }}
  >
    {placed.farName.lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </p>
)

/** The last row of a collapsed state: its active states, or how many states it contains. */
function Inside({
  text,
  state,
  inside,
}: {
  text: string
  state: string
  inside: readonly string[]
}) {
  const { active, unwalked } = usePicture()
  const leaves = inside.filter(
    (id) => active.has(id) && !inside.some((other) => other.startsWith(`${id}.`)),
  )
  // the key of a transition starts with its source
  const gaps = [...unwalked].filter((key) => inside.includes(key.split(' --', 1)[0] ?? '')).length
  return (
    <p className="picture-inside" data-active={flag(leaves.length > 0)}>
      {leaves.length > 0 ? (
        <>
          <span className="unseen">Active: </span>
          {leaves.map((id) => id.slice(state.length + 1)).join(' · ')}
        </>
      ) : (
        text
      )}
      {gaps > 0 ? `, ${gaps} not covered` : ''}
    </p>
  )
}

const noteOf = (
  type: string,
  { active, unwalked }: { active: boolean; unwalked: boolean },
): string =>
  [
    type === 'compound' && ', compound',
    type === 'final' && ', final',
    type === 'parallel' && ', parallel',
    active && ', active',
    unwalked && ', not covered',
  ]
    .filter(Boolean)
    .join('')
