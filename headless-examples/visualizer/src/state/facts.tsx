import type { GraphEdge } from '@latchkit/core/devtools'
import { Fragment, type ReactNode } from 'react'
import { Name } from '../common/Name.tsx'
import { groupTransitions } from './transition-groups.ts'

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
          <li key={name}>
            <Name>{name}</Name>
          </li>
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
    {children ?? <Name>{id}</Name>}
  </button>
)

/**
 * A list of transitions with guard, actions and target. Those that differ in their event only are
 * one item. `from`: shows the source instead of the target.
 */
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
        {groupTransitions(edges).map((group) => {
          const [{ key, kind, source, guard, actions, targets }] = group
          return (
            <li key={key} data-kind={kind}>
              {from ? <Detail title="From" names={[source]} /> : null}
              {group.map((edge) => (
                <button
                  key={edge.key}
                  type="button"
                  className="facts-event"
                  onClick={() => select(edge.key)}
                >
                  <Name>{edge.label}</Name>
                </button>
              ))}
              {guard === null ? null : <Detail title="Guard" names={[guard]} />}
              {actions.length === 0 ? null : <Detail title="Actions" names={actions} />}
              {from ? null : <Detail title="Target" names={targets} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const Detail = ({ title, names }: { title: string; names: readonly string[] }) => (
  <p className="facts-detail">
    {title}:{' '}
    {names.length === 0
      ? 'none (internal transition)'
      : names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 ? ', ' : ''}
            <Name>{name}</Name>
          </Fragment>
        ))}
  </p>
)
