import type { MachineGraph } from '@latchkit/core/devtools'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { type Delays, farNameOf } from './content.ts'
import { type Plan, planOf, startOf } from './elk-graph.ts'
import { type FoldedGraph, foldGraph } from './folds.ts'
import type {
  Box,
  MachineLayout,
  PlacedLink,
  PlacedStart,
  PlacedState,
  Point,
} from './layout.types.ts'
import { farNames, type Measure } from './metrics.ts'

/** The part of ELK that is used. It runs in a worker on the page and in-process in tests. */
export type LayoutEngine = { layout(graph: ElkNode): Promise<ElkNode> }
export type LayoutInput = {
  graph: MachineGraph
  /** Ids of the collapsed states. */
  collapsed: readonly string[]
  delays: Delays
  measure: Measure
}

/** Computes the layout of a machine. It depends only on the input. */
export async function layoutMachine(
  engine: LayoutEngine,
  { graph, collapsed, delays, measure }: LayoutInput,
): Promise<MachineLayout> {
  const folded = foldGraph(graph, collapsed)
  const plan = planOf(folded, delays, measure)
  return read(folded, plan, await engine.layout(plan.root), measure)
}

function read(
  graph: FoldedGraph,
  { contents, lines }: Plan,
  root: ElkNode,
  measure: Measure,
): MachineLayout {
  const boxes = new Map<string, Box>()
  const edges = new Map<string, ElkExtendedEdge>()
  const walk = (node: ElkNode, left: number, top: number) => {
    const { width = 0, height = 0 } = node
    const box = { x: left + (node.x ?? 0), y: top + (node.y ?? 0), width, height }
    boxes.set(node.id, box)
    for (const edge of node.edges ?? []) edges.set(edge.id, edge)
    for (const child of node.children ?? []) walk(child, box.x, box.y)
  }
  walk(root, 0, 0)
  const boxOf = (id: string): Box => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  const states = graph.states.map((state): PlacedState => {
    const region = graph.states.find(({ id }) => id === state.parent)?.type === 'parallel'
    const { rows = [], width = 0, height = 0 } = contents.get(state.id) ?? {}
    const box = boxOf(state.id)
    const hasChildren = graph.states.some(({ parent }) => parent === state.id)
    const farBox = {
      width: box.width - 2 * farNames.padding,
      height: (hasChildren ? height : box.height) - 2 * farNames.padding,
    }
    return {
      ...box,
      state,
      depth: depthOf(state.parent, graph),
      region,
      content: { width, height },
      rows,
      inside: graph.inside.get(state.id) ?? [],
      farName: farNameOf(state.key, farBox, measure),
    }
  })
  const starts = graph.states.flatMap(({ id, initial }) =>
    initial.map(
      (target): PlacedStart => ({
        ...boxOf(startOf(id)),
        parent: id,
        points: pointsOf(edges.get(`${startOf(id)} ${target}`)),
      }),
    ),
  )
  const links = [...lines].map(([id, written]): PlacedLink => {
    const edge = edges.get(id)
    const { x = 0, y = 0, width = 0, height = 0 } = edge?.labels?.[0] ?? {}
    const [source = '', target = ''] = [edge?.sources[0], edge?.targets[0]]
    return {
      id,
      source,
      target,
      points: pointsOf(edge),
      label: { x, y, width, height, lines: written },
    }
  })
  const { width, height } = boxOf(root.id)
  return { id: graph.id, width, height, states, starts, links }
}

const depthOf = (parent: string | null, graph: MachineGraph): number =>
  parent === null
    ? 0
    : 1 + depthOf(graph.states.find(({ id }) => id === parent)?.parent ?? null, graph)

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
