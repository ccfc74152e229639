import type { ChartGraph, GraphEdge, GuardOutcome, WalkFile } from '@latchkit/core/devtools'

/** How many of a kind there are, and how many of them were walked. */
export type Count = { covered: number; all: number }
/** Something that no test has walked. `id`: of the state, or key of the edge. */
export type Gap =
  | { what: 'state'; id: string; name: string }
  | { what: 'transition'; id: string; name: string; from: string }
  | { what: 'guard'; id: string; name: string; from: string; outcome: boolean }
/** `isOther`: another drawing of this chart was walked than the one that is looked at. */
export type Coverage = {
  isOther: boolean
  states: Count
  transitions: Count
  guards: Count
  gaps: readonly Gap[]
}

/** What was walked of a chart as it is drawn now; null where nothing of it was. */
export function coverageOf(
  walk: WalkFile,
  graph: ChartGraph,
  fingerprint: string,
): Coverage | null {
  const walked = walk.charts.find(({ id }) => id === graph.id)
  if (walked === undefined) return null
  const [states, edges, outcomes] = [
    new Set(walked.states.covered),
    new Set(walked.transitions.covered),
    walked.guards.covered,
  ]
  const wasSeen = (edge: string, outcome: boolean) =>
    outcomes.some((one) => one.edge === edge && one.outcome === outcome)
  const guarded = graph.edges.filter(({ guard }) => guard !== null)
  const answers = guarded.flatMap((edge) => [true, false].map((outcome) => ({ edge, outcome })))
  const unanswered = answers.filter(({ edge, outcome }) => !wasSeen(edge.key, outcome))
  // a transition that was never taken says it all: its guard never said yes
  const gaps: Gap[] = [
    ...graph.states
      .filter(({ id }) => !states.has(id))
      .map(({ id }): Gap => ({ what: 'state', id, name: inChart(id, graph) })),
    ...graph.edges
      .filter(({ key }) => !edges.has(key))
      .map((edge): Gap => ({ what: 'transition', ...wordsOf(edge, graph) })),
    ...unanswered
      .filter(({ edge, outcome }) => !outcome || edges.has(edge.key))
      .map(({ edge, outcome }): Gap => ({ what: 'guard', ...wordsOf(edge, graph), outcome })),
  ]
  const count = (what: 'state' | 'transition', all: number): Count => ({
    covered: all - gaps.filter((gap) => gap.what === what).length,
    all,
  })
  return {
    isOther: walked.fingerprint !== fingerprint,
    states: count('state', graph.states.length),
    transitions: count('transition', graph.edges.length),
    guards: { covered: answers.length - unanswered.length, all: answers.length },
    gaps,
  }
}

/** How much of each chart in the file is missing, the charts without a gap left out. */
export const chartsWithGaps = ({ charts }: WalkFile): { id: string; missing: number }[] =>
  charts
    .map(({ id, states, transitions, guards }) => ({
      id,
      missing: [states, transitions, guards].reduce(
        (sum, { missing }: { missing: readonly (string | GuardOutcome)[] }) => sum + missing.length,
        0,
      ),
    }))
    .filter(({ missing }) => missing > 0)

const inChart = (id: string, { id: root }: ChartGraph) =>
  id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id
const wordsOf = ({ key, source, label, guard }: GraphEdge, graph: ChartGraph) => ({
  id: key,
  name: guard === null ? label : `${label} [${guard}]`,
  from: inChart(source, graph),
})
