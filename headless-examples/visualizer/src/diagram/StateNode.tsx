import type { NodeProps } from '@xyflow/react'
import { Fragment } from 'react'
import type { PlacedState, Row } from './layout.types.ts'
import { type HeadNode as Head, isLeaf, type StateNode as Node } from './nodes.ts'
import { flag, usePicture } from './picture.context.ts'
import { ServiceIcon, StateIcon } from './StateIcon.tsx'
import { TransitionLine } from './TransitionLine.tsx'

/**
 * A state. A compound state is an empty box; its text is drawn above the arrows by a separate node.
 */
export function StateNode({ data: { placed } }: NodeProps<Node>) {
  const { active, unwalked, selected } = usePicture()
  const { state, depth, region } = placed
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
    >
      {isLeaf(placed) ? <Rows placed={placed} /> : null}
    </div>
  )
}

/** Text of a compound state. */
export const HeadNode = ({ data: { placed } }: NodeProps<Head>) => (
  <div className="picture-top" data-depth={placed.depth % 4}>
    <Rows placed={placed} />
  </div>
)

/** Name, description, invoked actors and listed transitions of a state. */
function Rows({ placed: { state, rows } }: { placed: PlacedState }) {
  const { active, unwalked, selected, current, select } = usePicture()
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
          <span className="unseen">runs </span>
          {one.text}
        </p>
      )
    return (
      <div className="picture-head">
        <button
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
      </div>
    )
  }
  return rows.map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a layout keep their order
    <Fragment key={index}>{row(one)}</Fragment>
  ))
}

const noteOf = (
  type: string,
  { active, unwalked }: { active: boolean; unwalked: boolean },
): string =>
  [
    type === 'final' && ', final',
    type === 'parallel' && ', parallel',
    active && ', active',
    unwalked && ', not covered',
  ]
    .filter(Boolean)
    .join('')
