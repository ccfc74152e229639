import type { GraphState, MachineGraph } from '@latchkit/core/devtools'
import type { LoadedMachine } from '../machines/loadMachine.ts'
import { Names, Section, StateLink } from './facts.tsx'
import { Legend } from './Legend.tsx'

type OverviewProps = { chart: LoadedMachine; select(id: string | null): void }

/** Overview of a machine: description and states in source order. */
export function Overview({ chart: { entry, graph }, select }: OverviewProps) {
  const guards = graph.edges.flatMap(({ guard }) => (guard === null ? [] : [guard]))
  const events = graph.edges.flatMap(({ kind, event }) => (kind === 'event' ? [event] : []))
  const roots = graph.states.filter(({ parent }) => parent === null)
  return (
    <div className="facts" data-facts={graph.id}>
      <header>
        <h2>{entry.title}</h2>
        <p className="facts-kind">
          <code>core/src/{entry.folder}</code>
        </p>
      </header>
      {graph.description === null ? null : <p className="facts-prose">{graph.description}</p>}
      <dl className="facts-counts">
        <Count name="states" of={graph.states.length} />
        <Count name="transitions" of={graph.edges.length} />
        <Count name="guards" of={new Set(guards).size} />
      </dl>
      <Section title="States">
        <Tree states={roots} graph={graph} select={select} />
      </Section>
      <Names title="Events" names={events} />
      <Names title="Invokes" names={graph.states.flatMap(({ actors }) => actors)} />
      <Legend />
    </div>
  )
}

const Count = ({ name, of }: { name: string; of: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{of}</dd>
  </div>
)

function Tree({
  states,
  graph,
  select,
}: {
  states: readonly GraphState[]
  graph: MachineGraph
  select: OverviewProps['select']
}) {
  return (
    <ul className="facts-tree">
      {states.map(({ id, key, type }) => {
        const inner = graph.states.filter(({ parent }) => parent === id)
        return (
          <li key={id}>
            <StateLink id={id} select={select}>
              {key}
            </StateLink>
            {type === 'final' ? <span className="facts-note"> final</span> : null}
            {type === 'parallel' ? <span className="facts-note"> parallel</span> : null}
            {inner.length > 0 ? <Tree states={inner} graph={graph} select={select} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
