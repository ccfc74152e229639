import type { GraphState, MachineGraph } from '@latchkit/core/devtools'
import { Name } from '../common/Name.tsx'
import { Names, Section, StateLink, Transitions } from './facts.tsx'

const kinds: Readonly<Record<GraphState['type'], string>> = {
  atomic: 'Atomic state',
  compound: 'Compound state: one child state is active',
  parallel: 'Parallel state: all regions are active',
  final: 'Final state',
  history: 'History',
}

type StateFactsProps = { state: GraphState; graph: MachineGraph; select(id: string | null): void }

/** Details of a state. */
export function StateFacts({ state, graph, select }: StateFactsProps) {
  const ancestors = ancestorsOf(state, graph)
  const own = graph.edges.filter(({ source }) => source === state.id)
  const inherited = ancestors
    .toReversed()
    .flatMap(({ id }) => graph.edges.filter(({ source }) => source === id))
  const incoming = graph.edges.filter(
    ({ source, targets }) => targets.includes(state.id) && source !== state.id,
  )
  const inner = graph.states.filter(({ parent }) => parent === state.id)
  return (
    <div className="facts" data-facts={state.id}>
      {ancestors.length === 0 ? null : (
        <nav className="facts-path" aria-label="Parent states">
          {ancestors.map(({ id, key }) => (
            <StateLink key={id} id={id} select={select}>
              {key}
            </StateLink>
          ))}
        </nav>
      )}
      <header>
        <h2>
          <Name>{state.key}</Name>
        </h2>
        <p className="facts-kind">{kinds[state.type]}</p>
      </header>
      {state.description === null ? null : <p className="facts-prose">{state.description}</p>}
      <Names title="Tags" names={state.tags} />
      <Names title="Invokes" names={state.actors} />
      <Names title="Entry actions" names={state.entry} />
      <Names title="Exit actions" names={state.exit} />
      <Transitions title="Transitions" edges={own} select={select} />
      <Transitions title="Inherited transitions" edges={inherited} select={select} />
      <Transitions title="Incoming" edges={incoming} select={select} from />
      {inner.length === 0 ? null : (
        <Section title={state.type === 'parallel' ? 'Regions' : 'Child states'}>
          <ul className="facts-list">
            {inner.map(({ id, key, description }) => (
              <li key={id}>
                <StateLink id={id} select={select}>
                  {key}
                </StateLink>
                <span>{state.initial.includes(id) ? ' (initial) ' : ' '}</span>
                <span className="facts-note">{description}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** Ancestors of a state, outermost first. */
function ancestorsOf({ parent }: GraphState, graph: MachineGraph): GraphState[] {
  const outer = graph.states.find(({ id }) => id === parent)
  return outer ? [...ancestorsOf(outer, graph), outer] : []
}
