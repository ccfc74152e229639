import type { MachineGraph } from '@latchkit/core/devtools'

export type ResultKind = 'chart' | 'state' | 'event' | 'guard' | 'service'
/** A named element of a machine. `state`: the id of its state. `note`: its description. */
export type SearchResult = {
  kind: ResultKind
  name: string
  chart: string
  title: string
  state: string
  note: string
}

/** Named elements of a machine, once per state. */
export function namesOf(graph: MachineGraph, title: string): SearchResult[] {
  const result = (kind: ResultKind, name: string, state: string, note = ''): SearchResult => ({
    kind,
    name,
    chart: graph.id,
    title,
    state,
    note,
  })
  const edges = graph.edges.flatMap(({ kind, label, guard, source }) => [
    ...(kind === 'event' ? [result('event', label, source)] : []),
    ...(guard === null ? [] : [result('guard', guard, source)]),
  ])
  return unique([
    result('chart', title, graph.id, graph.description ?? ''),
    ...graph.states
      .filter(({ parent }) => parent !== null)
      .map(({ id, description }) => result('state', id, id, description ?? '')),
    ...graph.states.flatMap(({ id, actors }) =>
      actors.map((service) => result('service', service, id)),
    ),
    ...edges,
  ])
}

const unique = (findings: readonly SearchResult[]): SearchResult[] => [
  ...new Map(findings.map((one) => [`${one.kind} ${one.name} ${one.state}`, one])).values(),
]

/**
 * Searches the names. Results are ordered: names that start with the words, then names that contain
 * all words, then descriptions that contain all words.
 */
export function search(names: readonly SearchResult[], text: string): SearchResult[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const ranked = names.flatMap((finding) => {
    const rank = rankOf(finding, words)
    return rank === null ? [] : [{ finding, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ finding }) => finding)
}

function rankOf(
  { kind, name, chart, title, note }: SearchResult,
  words: readonly string[],
): number | null {
  const lower = name.toLowerCase()
  const last = lower.slice(lower.lastIndexOf('.') + 1)
  const [first = ''] = words
  const whole = kind === 'chart' ? 0 : 0.5
  if (words.length === 1 && (lower === first || last === first)) return whole
  if (words.every((word) => lower.includes(word)))
    return whole + (last.startsWith(first) || lower.startsWith(first) ? 1 : 2)
  const all = `${lower} ${chart} ${title} ${note}`.toLowerCase()
  return words.every((word) => all.includes(word)) ? whole + 3 : null
}
