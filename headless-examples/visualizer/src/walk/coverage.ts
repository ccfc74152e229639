import type { GraphEdge, GuardOutcome, MachineGraph, WalkFile } from '@latchkit/core/devtools'

/** The number of all elements of a kind, and of the covered ones. */
export type Count = { covered: number; all: number }
/** A coverage gap. `id`: state id or edge key. */
export type Gap =
  | { what: 'state'; id: string; name: string }
  | { what: 'transition'; id: string; name: string; from: string }
  | { what: 'guard'; id: string; name: string; from: string; outcome: boolean }
/** The coverage of a machine. `isOther`: whether another version of the machine was walked. */
export type Coverage = {
  isOther: boolean
  states: Count
  transitions: Count
  guards: Count
  gaps: readonly Gap[]
}

/** Coverage of a machine. Null if the file does not contain it. */
export function coverageOf(
  walk: WalkFile,
  graph: MachineGraph,
  fingerprint: string,
): Coverage | null {
  const walked = walk.charts.find(({ id }) => id === graph.id)
  if (walked === undefined) return null
  const [states, edges, outcomes] = [
    new Set(walked.states.covered),
    new Set(walked.transitions.covered),
    walked.guards.covered,
  ]
  const isCovered = (edge: string, outcome: boolean) =>
    outcomes.some((one) => one.edge === edge && one.outcome === outcome)
  const guarded = graph.edges.filter(({ guard }) => guard !== null)
  const outcomesOfGuards = guarded.flatMap((edge) =>
    [true, false].map((outcome) => ({ edge, outcome })),
  )
  const missingOutcomes = outcomesOfGuards.filter(
    ({ edge, outcome }) => !isCovered(edge.key, outcome),
  )
  // If a transition was not taken, its guard was never true, so that is not another gap.
  const gaps: Gap[] = [
    ...graph.states
      .filter(({ id }) => !states.has(id))
      .map(({ id }): Gap => ({ what: 'state', id, name: withinMachine(id, graph) })),
    ...graph.edges
      .filter(({ key }) => !edges.has(key))
      .map((edge): Gap => ({ what: 'transition', ...describeEdge(edge, graph) })),
    ...missingOutcomes
      .filter(({ edge, outcome }) => !outcome || edges.has(edge.key))
      .map(({ edge, outcome }): Gap => ({ what: 'guard', ...describeEdge(edge, graph), outcome })),
  ]
  const count = (what: 'state' | 'transition', all: number): Count => ({
    covered: all - gaps.filter((gap) => gap.what === what).length,
    all,
  })
  return {
    isOther: walked.fingerprint !== fingerprint,
    states: count('state', graph.states.length),
    transitions: count('transition', graph.edges.length),
    guards: {
      covered: outcomesOfGuards.length - missingOutcomes.length,
      all: outcomesOfGuards.length,
    },
    gaps,
  }
}

/** Number of gaps per machine in the file, without machines that have none. */
export const machinesWithGaps = ({ charts }: WalkFile): { id: string; missing: number }[] =>
  charts
    .map(({ id, states, transitions, guards }) => ({
      id,
      missing: [states, transitions, guards].reduce(
        (sum, { missing }: { missing: readonly (string | GuardOutcome)[] }) => sum + missing.length,
        0,
      ),
    }))
    .filter(({ missing }) => missing > 0)

const withinMachine = (id: string, { id: root }: MachineGraph) =>
  id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id
const describeEdge = ({ key, source, label, guard }: GraphEdge, graph: MachineGraph) => ({
  id: key,
  name: guard === null ? label : `${label} [${guard}]`,
  from: withinMachine(source, graph),
})
