import type { ChartGraph } from '@latchkit/core/devtools'

export type FindingKind = 'chart' | 'state' | 'event' | 'guard' | 'service'
/** One thing that has a name. `state`: id of the state it leads to. `note`: what it is about. */
export type Finding = {
  kind: FindingKind
  name: string
  chart: string
  title: string
  state: string
  note: string
}

/** Everything of a chart that can be found by its name, once for each state it belongs to. */
export function namesOf(graph: ChartGraph, title: string): Finding[] {
  const finding = (kind: FindingKind, name: string, state: string, note = ''): Finding => ({
    kind,
    name,
    chart: graph.id,
    title,
    state,
    note,
  })
  const edges = graph.edges.flatMap(({ kind, label, guard, source }) => [
    ...(kind === 'event' ? [finding('event', label, source)] : []),
    ...(guard === null ? [] : [finding('guard', guard, source)]),
  ])
  return unique([
    finding('chart', title, graph.id, graph.description ?? ''),
    ...graph.states
      .filter(({ parent }) => parent !== null)
      .map(({ id, description }) => finding('state', id, id, description ?? '')),
    ...graph.states.flatMap(({ id, services }) =>
      services.map((service) => finding('service', service, id)),
    ),
    ...edges,
  ])
}

const unique = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [`${one.kind} ${one.name} ${one.state}`, one])).values(),
]

/** The best first: what begins with the words, then what holds all of them, then what is described with them. */
export function search(names: readonly Finding[], text: string): Finding[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const ranked = names.flatMap((finding) => {
    const rank = rankOf(finding, words)
    return rank === null ? [] : [{ finding, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ finding }) => finding)
}

function rankOf(
  { kind, name, chart, title, note }: Finding,
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
