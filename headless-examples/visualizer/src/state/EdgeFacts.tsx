import type { EdgeKind, GraphEdge, MachineGraph } from '@latchkit/core/devtools'
import { Names, Section, StateLink } from './facts.tsx'

const kinds: Readonly<Record<EdgeKind, string>> = {
  event: 'On an event',
  done: 'When an actor or state is done',
  error: 'When an actor fails',
  after: 'After a delay',
  always: 'Without an event (eventless)',
}

type EdgeFactsProps = { edge: GraphEdge; graph: MachineGraph; select(id: string | null): void }

/** Details of a transition. */
export function EdgeFacts({ edge, graph, select }: EdgeFactsProps) {
  const candidates = graph.edges.filter(
    ({ source, event }) => source === edge.source && event === edge.event,
  )
  const position = candidates.indexOf(edge)
  return (
    <div className="facts" data-facts={edge.key}>
      <header>
        <h2>{edge.label}</h2>
        <p className="facts-kind">{kinds[edge.kind]}</p>
      </header>
      {edge.description === null ? null : <p className="facts-prose">{edge.description}</p>}
      <Section title="From">
        <StateLink id={edge.source} select={select} />
      </Section>
      <Section title="To">
        {edge.targets.length === 0 ? (
          <p className="facts-prose">The state stays the same.</p>
        ) : (
          edge.targets.map((id) => <StateLink key={id} id={id} select={select} />)
        )}
        {edge.reenter ? <p className="facts-note">The state is exited and entered again.</p> : null}
      </Section>
      <Section title="Guard">
        <p className="facts-prose">{edge.guard ?? 'None'}</p>
        {candidates.length > 1 ? (
          <p className="facts-note">{`Number ${position + 1} of ${candidates.length} transitions for this event. The first one whose guard is true is taken.`}</p>
        ) : null}
      </Section>
      <Names title="Actions" names={edge.actions} />
      <Section title="Key">
        <code className="facts-code">{edge.key}</code>
      </Section>
    </div>
  )
}
