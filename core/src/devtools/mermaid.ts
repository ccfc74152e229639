import type { GraphEdge, GraphState, MachineGraph } from './machine-graph.ts'

/** Maximum length of a description in the diagram, in characters. Longer ones are omitted. */
const maxDescription = 160

/**
 * A machine as Mermaid text (`stateDiagram-v2`). Transitions that do not leave a state are lines in
 * its box. Transitions of a compound state to its own descendants start at an extra box `anywhere`.
 */
export function toMermaid({ states, edges }: MachineGraph): string {
  const nameOf = namesFor(states)
  const childrenOf = (parent: string | null) => states.filter((state) => state.parent === parent)
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const isWithin = (id: string | null, outer: string): boolean =>
    id !== null && (id === outer || isWithin(parents.get(id) ?? null, outer))
  const isCompound = (id: string) => states.some(({ parent }) => parent === id)

  const staysIn = ({ source, targets }: GraphEdge) =>
    targets.length === 0 || (isCompound(source) && targets.every((id) => id === source))
  const linesOf = ({ id, actors }: GraphState) => [
    ...actors.map((service) => `runs ${escaped(service)}`),
    ...edges
      .filter((edge) => edge.source === id && staysIn(edge))
      .map((edge) => `${edge.targets.length === 0 ? 'on' : 're-enters on'} ${labelOf(edge)}`),
  ]
  /**
   * The start of an arrow. A transition of a compound state to a descendant starts at `anywhere`.
   */
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
    // The root of a machine has no box, unless it has parallel regions.
    const isBoxless = state.parent === null && state.type !== 'parallel'
    const content =
      state.type === 'parallel'
        ? all.flatMap((lines, index) => (index > 0 ? ['--', ...lines] : lines))
        : all.flat()
    return isBoxless
      ? content
      : [`state "${escaped(state.key)}" as ${name} {`, ...content.map(indent), '}']
  }
  const anywhereIn = (state: GraphState): string[][] => {
    const lines = linesOf(state)
    const entersChild = edges.some(
      (edge) =>
        edge.source === state.id &&
        !staysIn(edge) &&
        edge.targets.some((id) => isWithin(id, state.id)),
    )
    return lines.length > 0 || entersChild
      ? [[`state "${['anywhere', ...lines].join('<br/>')}" as ${anywhere(nameOf(state.id))}`]]
      : []
  }
  const arrows = edges
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
  return `${['stateDiagram-v2', ...[...childrenOf(null).flatMap(draw), ...arrows, ...notes].map(indent)].join('\n')}\n`
}

const indent = (line: string) => `  ${line}`
/** The name of the extra box. It is unique: state names have no two underscores in a row. */
const anywhere = (name: string) => `${name}__anywhere`
const isShort = (text: string | null): text is string =>
  text !== null && text.length <= maxDescription
const labelOf = ({ label, guard }: GraphEdge) =>
  guard === null ? escaped(label) : `${escaped(label)} [${escaped(guard)}]`

/** Escapes characters that Mermaid interprets, and the keyword `direction`. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      /[^\p{L}\p{N} .,_()/=+*?!'-]|^-|-(?=-)|\bd(?=irection\b)/giu,
      (character) => `#${character.codePointAt(0)};`,
    )

/** Returns a unique Mermaid name for each state id. */
function namesFor(states: readonly GraphState[]): (id: string) => string {
  const names = new Map<string, string>()
  const nameOf = (id: string): string => {
    const existing = names.get(id)
    if (existing !== undefined) return existing
    const base = `s_${id.replace(/[^A-Za-z0-9]+/g, '_')}`
    const name = [...names.values()].includes(base) ? `${base}_${names.size}` : base
    names.set(id, name)
    return name
  }
  for (const { id } of states) nameOf(id)
  return nameOf
}
