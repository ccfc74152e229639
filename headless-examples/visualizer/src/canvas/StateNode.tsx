import type { NodeProps } from '@xyflow/react'
import { Fragment } from 'react'
import type { Row } from './layout.types.ts'
import type { StateNode as Node } from './nodes.ts'
import { flag, usePicture } from './picture.context.ts'
import { ServiceIcon, StateIcon } from './StateIcon.tsx'
import { TransitionLine } from './TransitionLine.tsx'

/** A state: its name, what it is about, the services that run in it, and the transitions that stay in it. */
export function StateNode({ data: { placed } }: NodeProps<Node>) {
  const { active, unwalked, selected, current, select } = usePicture()
  const { state, depth, region, rows } = placed
  const is = { active: active.has(state.id), unwalked: unwalked.has(state.id), selected: selected === state.id }
  const row = (one: Row) => {
    if (one.kind === 'description') return <p className="picture-prose">{one.text}</p>
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
          aria-pressed={is.selected}
          tabIndex={current === state.id ? 0 : -1}
          onClick={(happened) => {
            happened.stopPropagation()
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
  return (
    <div
      className="picture-state"
      data-state={state.id}
      data-type={state.type}
      data-depth={depth % 4}
      data-region={flag(region)}
      data-active={flag(is.active)}
      data-unwalked={flag(is.unwalked)}
      data-selected={flag(is.selected)}
    >
      {rows.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a layout never move
        <Fragment key={index}>{row(one)}</Fragment>
      ))}
    </div>
  )
}

const noteOf = (type: string, { active, unwalked }: { active: boolean; unwalked: boolean }): string =>
  [type === 'final' && ', final', type === 'parallel' && ', all of its regions at once', active && ', active', unwalked && ', not walked']
    .filter(Boolean)
    .join('')
