import type { ChartGraph, GraphEdge, GraphState } from './chart-graph.ts'

/** Characters; a longer description would hide the chart behind its words. */
const longest = 160

/**
 * A chart as Mermaid text (`stateDiagram-v2`), for documents: it is drawn where it is read. Events that a state takes without leaving it are
 * lines in its box; what holds anywhere in a state with others inside begins at a box of its own in there.
 */
export function toMermaid({ states, edges }: ChartGraph): string {
  const nameOf = namesFor(states)
  const childrenOf = (parent: string | null) => states.filter((state) => state.parent === parent)
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const isWithin = (id: string | null, outer: string): boolean =>
    id !== null && (id === outer || isWithin(parents.get(id) ?? null, outer))
  const isCompound = (id: string) => states.some(({ parent }) => parent === id)

  const staysIn = ({ source, targets }: GraphEdge) =>
    targets.length === 0 || (isCompound(source) && targets.every((id) => id === source))
  const linesOf = ({ id, services }: GraphState) => [
    ...services.map((service) => `runs ${escaped(service)}`),
    ...edges
      .filter((edge) => edge.source === id && staysIn(edge))
      .map((edge) => `${edge.targets.length === 0 ? 'on' : 'anew on'} ${labelOf(edge)}`),
  ]
  /** Where an arrow begins: one that leads into its own state begins in there. */
  const startOf = (source: string, target: string) =>
    isCompound(source) && isWithin(target, source) ? anywhere(nameOf(source)) : nameOf(source)

  const draw = (state: GraphState): string[] => {
    const name = nameOf(state.id)
    const children = childrenOf(state.id)
    if (children.length === 0) {
      const described = isShort(state.description) ? [escaped(state.description)] : []
      const box = `state "${[escaped(state.key), ...described, ...linesOf(state)].join('<br/>')}" as ${name}`
      return state.type === 'final' ? [box, `${name} --> [*]`] : [box]
    }
    const all = [
      ...anywhereIn(state),
      ...children.map((child, index) => [
        ...(index === 0 ? state.initial.map((id) => `[*] --> ${nameOf(id)}`) : []),
        ...draw(child),
      ]),
    ]
    // of a chart that is one thing at a time only its states are drawn
    const isOpen = state.parent === null && state.type !== 'parallel'
    const inside =
      state.type === 'parallel'
        ? all.flatMap((lines, index) => (index > 0 ? ['--', ...lines] : lines))
        : all.flat()
    return isOpen
      ? inside
      : [`state "${escaped(state.key)}" as ${name} {`, ...inside.map(indented), '}']
  }
  const anywhereIn = (state: GraphState): string[][] => {
    const lines = linesOf(state)
    const leadsIn = edges.some(
      (edge) =>
        edge.source === state.id &&
        !staysIn(edge) &&
        edge.targets.some((id) => isWithin(id, state.id)),
    )
    return lines.length > 0 || leadsIn
      ? [[`state "${['anywhere', ...lines].join('<br/>')}" as ${anywhere(nameOf(state.id))}`]]
      : []
  }
  const moves = edges
    .filter((edge) => !staysIn(edge))
    .flatMap((edge) =>
      edge.targets.map(
        (target) => `${startOf(edge.source, target)} --> ${nameOf(target)} : ${labelOf(edge)}`,
      ),
    )
  const notes = states.flatMap(({ id, parent, description }) =>
    parent !== null && isCompound(id) && isShort(description)
      ? [`note right of ${nameOf(id)} : ${escaped(description)}`]
      : [],
  )
  return `${['stateDiagram-v2', ...[...childrenOf(null).flatMap(draw), ...moves, ...notes].map(indented)].join('\n')}\n`
}

const indented = (line: string) => `  ${line}`
/** No state is called like this: their own words have no two dashes in a row. */
const anywhere = (name: string) => `${name}__anywhere`
const isShort = (text: string | null): text is string => text !== null && text.length <= longest
const labelOf = ({ label, guard }: GraphEdge) =>
  guard === null ? escaped(label) : `${escaped(label)} [${escaped(guard)}]`

/** Each character that Mermaid could read as its own becomes a number; so does a word that would turn the picture around. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      /[^\p{L}\p{N} .,_()/=+*?!'-]|^-|-(?=-)|\bd(?=irection\b)/giu,
      (letter) => `#${letter.codePointAt(0)};`,
    )

/** A word for each state that Mermaid takes as one, and never takes for two. */
function namesFor(states: readonly GraphState[]): (id: string) => string {
  const names = new Map<string, string>()
  const nameOf = (id: string): string => {
    const found = names.get(id)
    if (found !== undefined) return found
    const word = `s_${id.replace(/[^A-Za-z0-9]+/g, '_')}`
    const name = [...names.values()].includes(word) ? `${word}_${names.size}` : word
    names.set(id, name)
    return name
  }
  for (const { id } of states) nameOf(id)
  return nameOf
}
