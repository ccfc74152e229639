import { machineGraph, machines } from '@latchkit/core/devtools'
import Elk from 'elkjs/lib/elk.bundled.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { farNameOf, isDrawn, lineOf, spanOf, textOf } from './content.ts'
import { foldableStates, foldGraph } from './folds.ts'
import type { Box, MachineLayout } from './layout.types.ts'
import { layoutMachine } from './layoutMachine.ts'
import { estimate, farNames } from './metrics.ts'
import { isLeaf } from './nodes.ts'

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

function overlapsIn({ links, states, starts }: MachineLayout): string[] {
  const pieces = [
    ...links.map(({ id, label }) => ({ name: id, ...label })),
    ...states.filter(isLeaf).map((placed) => ({ ...placed, name: placed.state.id })),
    ...starts.map((start) => ({ ...start, name: `start of ${start.parent}` })),
  ]
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} × ${other.name}`),
  )
}

const elk = new Elk()

describe.each(machines().map((entry) => [entry.title, entry] as const))('%s', (_, entry) => {
  let layout: MachineLayout
  let folded: MachineLayout
  let graph: ReturnType<typeof machineGraph>
  beforeAll(async () => {
    graph = machineGraph(await entry.load())
    layout = await layoutMachine(elk, { graph, collapsed: [], delays: {}, measure: estimate })
    const input = { graph, delays: {}, measure: estimate }
    folded = await layoutMachine(elk, { ...input, collapsed: foldableStates(graph) })
  })

  test('layoutMachine places labels, states and start markers without overlap', () => {
    expect(overlapsIn(layout)).toEqual([])
    expect(overlapsIn(folded)).toEqual([])
  })

  test('layoutMachine draws each transition of a collapsed machine in one line', () => {
    const drawn = folded.links.flatMap(({ label }) => label.lines.flatMap(({ keys }) => keys))
    const shown = foldGraph(graph, foldableStates(graph))
    expect(drawn.sort()).toEqual(
      shown.edges
        .filter((edge) => isDrawn(edge, shown))
        .map(({ key }) => key)
        .sort(),
    )
    for (const { label } of folded.links) {
      const texts = label.lines.map(textOf)
      expect(texts).toEqual([...new Set(texts)])
    }
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

test('farNameOf breaks a long name at its words and fits it into its state', () => {
  const box = { width: 200, height: 90 }
  const { lines, size } = farNameOf('outcomeUnknown', box, estimate)
  expect(lines).toEqual(['outcome', 'Unknown'])
  expect(size * lines.length * farNames.lineHeight).toBeLessThanOrEqual(box.height)
  expect(farNameOf('resolvingInAppLink', box, estimate).lines).toEqual(['resolving', 'InAppLink'])
  expect(farNameOf('idle', box, estimate)).toEqual({ lines: ['idle'], size: farNames.size })
})
