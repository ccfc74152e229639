import type { GraphEdge } from '@latchkit/core/devtools'
import type { ReactNode } from 'react'
import { lineOf } from '../diagram/content.ts'

type Select = (id: string | null) => void

/** A section of the panel with a title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="facts-part">
    <h3>{title}</h3>
    {children}
  </section>
)

/** A section with a list of names, for example tags or actions. Renders nothing without names. */
export function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Section title={title}>
      <ul className="facts-names">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Link to a state. */
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

/** A list of transitions with guard, actions and target. `from`: shows the source instead. */
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
    <Section title={title}>
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
                  <span className="facts-actions">actions: {edge.actions.join(', ')}</span>
                )}
                {from ? null : (
                  <span className="facts-where">
                    {edge.targets.length === 0 ? 'no target' : `→ ${edge.targets.join(', ')}`}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
