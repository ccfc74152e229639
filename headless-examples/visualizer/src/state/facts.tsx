import type { GraphEdge } from '@latchkit/core/devtools'
import type { ReactNode } from 'react'
import { lineOf } from '../canvas/content.ts'

type Select = (id: string | null) => void

/** A titled part of the panel; nothing at all when there is nothing to say. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="facts-part">
    <h3>{title}</h3>
    {children}
  </section>
)

/** Names in a row: tags, services, actions. */
export function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Part title={title}>
      <ul className="facts-names">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Part>
  )
}

/** A way to a state. */
export const StateLink = ({
  id,
  select,
  children,
}: {
  id: string
  select: Select
  children?: ReactNode
}) => (
  <button type="button" className="facts-link" data-goto={id} onClick={() => select(id)}>
    {children ?? id}
  </button>
)

/** Transitions, each with what lets it pass, what it does and where it goes. `from`: they come from elsewhere. */
export function Transitions({
  title,
  edges,
  select,
  from = false,
}: {
  title: string
  edges: readonly GraphEdge[]
  select: Select
  from?: boolean
}) {
  if (edges.length === 0) return null
  return (
    <Part title={title}>
      <ul className="facts-edges">
        {edges.map((edge) => {
          const { event, guard } = lineOf(edge, {})
          return (
            <li key={edge.key}>
              <button type="button" data-kind={edge.kind} onClick={() => select(edge.key)}>
                {from ? <span className="facts-where">{edge.source}</span> : null}
                <span className="facts-event">{event}</span>
                {guard === null ? null : <span className="facts-guard">if {guard}</span>}
                {edge.actions.length === 0 ? null : (
                  <span className="facts-actions">does {edge.actions.join(', ')}</span>
                )}
                {from ? null : (
                  <span className="facts-where">
                    {edge.targets.length === 0 ? 'stays' : `→ ${edge.targets.join(', ')}`}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
