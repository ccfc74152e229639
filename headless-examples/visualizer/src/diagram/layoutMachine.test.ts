import { machineGraph, machines } from '@latchkit/core/devtools'
import Elk from 'elkjs/lib/elk.bundled.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { isDrawn, lineOf, spanOf, textOf } from './content.ts'
import type { Box, MachineLayout } from './layout.types.ts'
import { layoutMachine } from './layoutMachine.ts'
import { estimate } from './metrics.ts'

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
const isLeaf = ({ state }: MachineLayout['states'][number]) =>
  state.type === 'atomic' || state.type === 'final'

const elk = new Elk()

describe.each(machines().map((entry) => [entry.title, entry] as const))('%s', (_, entry) => {
  let layout: MachineLayout
  let graph: ReturnType<typeof machineGraph>
  beforeAll(async () => {
    graph = machineGraph(await entry.load())
    layout = await layoutMachine(elk, { graph, delays: {}, measure: estimate })
  })

  test('layoutMachine places labels, states and start markers without overlap', () => {
    const pieces = [
      ...layout.links.map(({ id, label }) => ({ name: id, ...label })),
      ...layout.states.filter(isLeaf).map((placed) => ({ ...placed, name: placed.state.id })),
      ...layout.starts.map((start) => ({ ...start, name: `start of ${start.parent}` })),
    ]
    const pairs = pieces.flatMap((one, index) =>
      pieces.slice(index + 1).map((other) => [one, other] as const),
    )
    expect(
      pairs
        .filter(([one, other]) => overlap(one, other))
        .map(([one, other]) => `${one.name} × ${other.name}`),
    ).toEqual([])
  })

  test('layoutMachine places every state within its parent', () => {
    for (const { state, ...box } of layout.states) {
      const outer = layout.states.find((placed) => placed.state.id === state.parent) ?? {
        x: 0,
        y: 0,
        ...layout,
      }
      expect(holds(outer, box), state.id).toBe(true)
    }
  })

  test('layoutMachine makes states large enough for their text', () => {
    for (const { state, content, width, height } of layout.states) {
      expect(width, state.id).toBeGreaterThanOrEqual(content.width)
      expect(height, state.id).toBeGreaterThanOrEqual(content.height)
      for (const inner of layout.states.filter((placed) => placed.state.parent === state.id)) {
        const { y } = layout.states.find((placed) => placed.state === state) ?? { y: 0 }
        expect(inner.y, inner.state.id).toBeGreaterThanOrEqual(y + content.height)
      }
    }
  })

  test('layoutMachine draws or lists every state and transition once', () => {
    expect(layout.states.map(({ state }) => state.id)).toEqual(graph.states.map(({ id }) => id))
    const listed = layout.states.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.kind === 'transition' ? [row.line.key] : [])),
    )
    const drawn = layout.links.flatMap(({ label }) => label.lines.map(({ key }) => key))
    expect([...listed, ...drawn].sort()).toEqual(graph.edges.map(({ key }) => key).sort())
    expect(drawn.sort()).toEqual(
      graph.edges
        .filter((edge) => isDrawn(edge, graph))
        .map(({ key }) => key)
        .sort(),
    )
  })

  test('layoutMachine routes every arrow and marks every initial state', () => {
    for (const { id, points } of layout.links) expect(points.length, id).toBeGreaterThan(1)
    expect(layout.starts.map(({ parent }) => parent)).toEqual(
      graph.states.filter(({ initial }) => initial.length > 0).map(({ id }) => id),
    )
  })
})

test('lineOf contains the duration of numeric delays', () => {
  const edge = {
    key: 'k',
    source: 's',
    targets: ['s.ended'],
    kind: 'after' as const,
    event: 'xstate.after.apiAnswer.s',
    label: 'after apiAnswer',
    guard: 'isLate',
    actions: [],
    reenter: false,
    description: null,
  }
  expect(textOf(lineOf(edge, { apiAnswer: 30_000 }))).toBe('after apiAnswer (30 s) [isLate]')
  expect(textOf(lineOf(edge, {}, true))).toBe('after apiAnswer [isLate] → ended')
  expect(textOf(lineOf({ ...edge, label: 'after 600', guard: null }, {}))).toBe('after 0.6 s')
  expect([300_000, 90_000, 30_001, 150].map(spanOf)).toEqual(['5 min', '90 s', '30 s', '0.15 s'])
})
