import {
  fingerprintOf,
  type MachineGraph,
  machineGraph,
  machines,
  type WalkFile,
} from '@latchkit/core/devtools'
import { beforeAll, describe, expect, test } from 'vitest'
import { coverageOf, machinesWithGaps } from './coverage.ts'

let graph: MachineGraph
let fingerprint: string
beforeAll(async () => {
  const machine = await machines()
    .find(({ id }) => id === 'modal')
    ?.load()
  if (machine === undefined) throw new Error('The machine modal is missing')
  graph = machineGraph(machine)
  fingerprint = fingerprintOf(machine)
})

/** A walk of the modal machine without the given states and edges. */
function walkWithout(missing: readonly string[], { rejected = true } = {}): WalkFile {
  const split = (keys: readonly string[]) => ({
    covered: keys.filter((key) => !missing.includes(key)),
    missing: keys.filter((key) => missing.includes(key)),
  })
  const guards = graph.edges
    .filter(({ guard }) => guard !== null)
    .flatMap(({ key: edge }) => [true, false].map((outcome) => ({ edge, outcome })))
  const isCovered = ({ outcome }: { outcome: boolean }) => outcome || rejected
  const chart = {
    id: 'modal',
    folder: 'stores/modal',
    fingerprint,
    states: split(graph.states.map(({ id }) => id)),
    transitions: split(graph.edges.map(({ key }) => key)),
    guards: { covered: guards.filter(isCovered), missing: guards.filter((one) => !isCovered(one)) },
    inputs: {},
    cases: {},
  }
  return { format: 'latchkit-walk', version: 1, charts: [chart] }
}
const coverageFor = (walk: WalkFile, print = fingerprint) => coverageOf(walk, graph, print)

describe('coverageOf', () => {
  test('coverageOf returns no gaps for a complete walk', () => {
    const coverage = coverageFor(walkWithout([]))
    expect(coverage).toMatchObject({
      isOther: false,
      gaps: [],
      states: { covered: graph.states.length, all: graph.states.length },
    })
  })

  test('coverageOf names missing states by path and missing transitions by event and source', () => {
    const closing = 'modal.open --close[0]--> modal.closing'
    expect(graph.edges.map(({ key }) => key)).toContain(closing)
    const coverage = coverageFor(walkWithout(['modal.open.shaking', closing]))
    expect(coverage?.gaps).toEqual([
      { what: 'state', id: 'modal.open.shaking', name: 'open.shaking' },
      { what: 'transition', id: closing, name: 'close', from: 'open' },
    ])
    expect([coverage?.states, coverage?.transitions]).toEqual(
      [graph.states, graph.edges].map(({ length }) => ({ covered: length - 1, all: length })),
    )
  })

  test('coverageOf lists a guarded transition that was not taken once', () => {
    const always = graph.edges.find(({ guard }) => guard !== null)?.key ?? ''
    const walk = walkWithout([always])
    const guards = {
      covered: [{ edge: always, outcome: false }],
      missing: [{ edge: always, outcome: true }],
    }
    const coverage = coverageFor({
      ...walk,
      charts: walk.charts.map((chart) => ({ ...chart, guards })),
    })
    expect(coverage?.gaps.map(({ what }) => what)).toEqual(['transition'])
    expect(coverage?.guards).toEqual({ covered: 1, all: 2 })
  })

  test('coverageOf counts one of two outcomes for a guard that was never false', () => {
    const coverage = coverageFor(walkWithout([], { rejected: false }))
    expect(coverage?.gaps.every((gap) => gap.what === 'guard' && !gap.outcome)).toBe(true)
    expect(coverage?.guards).toEqual({ covered: 1, all: 2 })
  })

  test('coverageOf reports a walk of another version of the machine', () => {
    expect(coverageFor(walkWithout([]), 'ffffffff')?.isOther).toBe(true)
    const walk = walkWithout([])
    expect(
      coverageOf(
        walk,
        {
          ...graph,
          states: [
            ...graph.states,
            ...graph.states.slice(-1).map((state) => ({ ...state, id: 'modal.new' })),
          ],
        },
        fingerprint,
      )?.gaps,
    ).toEqual([{ what: 'state', id: 'modal.new', name: 'new' }])
  })

  test('coverageOf returns null for a machine that the walk file does not contain', () =>
    expect(coverageFor({ format: 'latchkit-walk', version: 1, charts: [] })).toBeNull())

  test('machinesWithGaps lists the machines with gaps', () => {
    expect(machinesWithGaps(walkWithout([]))).toEqual([])
    expect(machinesWithGaps(walkWithout(['modal.closed'], { rejected: false }))).toEqual([
      { id: 'modal', missing: 2 },
    ])
  })
})
