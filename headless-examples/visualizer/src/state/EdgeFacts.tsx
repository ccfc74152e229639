import type { EdgeKind, GraphEdge, MachineGraph } from '@latchkit/core/devtools'
import { Names, Section, StateLink } from './facts.tsx'

const kinds: Readonly<Record<EdgeKind, string>> = {
  event: 'When this event comes',
  done: 'When the service is done',
  error: 'When the service fails',
  after: 'When the time has passed',
  always: 'At once, without an event',
}

type EdgeFactsProps = { edge: GraphEdge; graph: MachineGraph; select(id: string | null): void }

/** Details of a transition. */
export function EdgeFacts({ edge, graph, select }: EdgeFactsProps) {
  const rivals = graph.edges.filter(
    ({ source, event }) => source === edge.source && event === edge.event,
  )
  const turn = rivals.indexOf(edge)
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
        <p className="facts-prose">{edge.guard ?? 'Always'}</p>
        {rivals.length > 1 ? (
          <p className="facts-note">{`Tried as number ${turn + 1} of ${rivals.length}; the first that may is taken.`}</p>
        ) : null}
      </Section>
      <Names title="Actions" names={edge.actions} />
      <Section title="Key">
        <code className="facts-code">{edge.key}</code>
      </Section>
    </div>
  )
}
