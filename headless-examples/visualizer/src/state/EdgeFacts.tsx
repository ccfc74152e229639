import type { EdgeKind, GraphEdge, MachineGraph } from '@latchkit/core/devtools'
import { Name } from '../common/Name.tsx'
import { Names, Section, StateLink } from './facts.tsx'

const kinds: Readonly<Record<EdgeKind, string>> = {
  event: 'Event transition',
  done: 'Done transition, of an invoked actor or a state',
  error: 'Error transition, of an invoked actor',
  after: 'Delayed transition',
  always: 'Eventless transition',
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
        <h2>
          <Name>{edge.label}</Name>
        </h2>
        <p className="facts-kind">{kinds[edge.kind]}</p>
      </header>
      {edge.description === null ? null : <p className="facts-prose">{edge.description}</p>}
      <Section title="Source">
        <StateLink id={edge.source} select={select} />
      </Section>
      <Section title="Target">
        {edge.targets.length === 0 ? (
          <p className="facts-prose">None: an internal transition, the state stays active.</p>
        ) : (
          edge.targets.map((id) => <StateLink key={id} id={id} select={select} />)
        )}
        {edge.reenter ? (
          <p className="facts-note">External transition: the state is exited and entered again.</p>
        ) : null}
      </Section>
      <Section title="Guard">
        <p className="facts-prose">{edge.guard === null ? 'None' : <Name>{edge.guard}</Name>}</p>
        {candidates.length > 1 ? (
          <p className="facts-note">{`Checked ${ordinal(position + 1)} of ${candidates.length}; the first match wins.`}</p>
        ) : null}
      </Section>
      <Names title="Actions" names={edge.actions} />
      <Section title="Key">
        <code className="facts-code">{edge.key}</code>
      </Section>
    </div>
  )
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (count: number) =>
  `${count}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th'}`
