import type { GraphState } from '@latchkit/core/devtools'
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import {
  type Content,
  contentOf,
  type Delays,
  isDrawn,
  labelSize,
  lineOf,
  textOf,
} from './content.ts'
import type { FoldedGraph } from './folds.ts'
import type { Line } from './layout.types.ts'
import { type Measure, startSize } from './metrics.ts'

/** The input of ELK, and the content of its nodes and labels by their id. */
export type Plan = {
  root: ElkNode
  contents: ReadonlyMap<string, Content>
  lines: ReadonlyMap<string, readonly Line[]>
}

/**
 * Layout options of the diagram and of each compound state, because ELK does not inherit them. The
 * option for model order is not used, because ELK fails with it for nested states.
 */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // earlier states of a flow are placed above later ones
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '4',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
}
const side = 20

export const startOf = (state: string): string => `${state}#start`

export function planOf(graph: FoldedGraph, delays: Delays, measure: Measure): Plan {
  const contents = new Map(
    graph.states.map((state) => [state.id, contentOf(state, graph, delays, measure)]),
  )
  const node = (state: GraphState): ElkNode => {
    const { width = 0, height = 0 } = contents.get(state.id) ?? {}
    const inner = graph.states.filter(({ parent }) => parent === state.id)
    if (inner.length === 0) return { id: state.id, width, height }
    const starts =
      state.initial.length > 0
        ? [{ id: startOf(state.id), width: startSize, height: startSize }]
        : []
    return {
      id: state.id,
      children: [...starts, ...inner.map(node)],
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${height + 12},left=${side},bottom=${side},right=${side}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // width and height are swapped, because ELK rotates graphs with the direction DOWN
        'elk.nodeSize.minimum': `(${height},${width})`,
      },
    }
  }
  const lines = linesByLink(graph, delays)
  const starts = graph.states.flatMap(({ id, initial }) =>
    initial.map(
      (target): ElkExtendedEdge => ({
        id: `${startOf(id)} ${target}`,
        sources: [startOf(id)],
        targets: [target],
      }),
    ),
  )
  const links = [...lines].map(([id, { source, target, lines: written }]): ElkExtendedEdge => {
    // ELK does not place labels without text
    const label = {
      text: id,
      ...labelSize(written, measure),
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    }
    return { id, sources: [source], targets: [target], labels: [label] }
  })
  return {
    root: {
      id: '#',
      layoutOptions: options,
      children: graph.states.filter(({ parent }) => parent === null).map(node),
      edges: [...starts, ...links],
    },
    contents,
    lines: new Map([...lines].map(([id, link]) => [id, link.lines])),
  }
}

/**
 * Groups the drawn transitions by source and target, because these share one arrow. Transitions of
 * a collapsed state with the same text share a line.
 */
function linesByLink(graph: FoldedGraph, delays: Delays) {
  const links = new Map<string, { source: string; target: string; lines: readonly Line[] }>()
  for (const edge of graph.edges.filter((edge) => isDrawn(edge, graph)))
    for (const target of edge.targets) {
      const { source } = edge
      const id = `${source} → ${target}`
      const isGathered = graph.inside.has(source) || graph.inside.has(target)
      const lines = links.get(id)?.lines ?? []
      links.set(id, { source, target, lines: withLine(lines, lineOf(edge, delays), isGathered) })
    }
  return links
}

function withLine(lines: readonly Line[], line: Line, isGathered: boolean): readonly Line[] {
  const text = textOf(line)
  const index = isGathered ? lines.findIndex((one) => textOf(one) === text) : -1
  return index < 0
    ? [...lines, line]
    : lines.map((one, at) => (at === index ? { ...one, keys: [...one.keys, line.key] } : one))
}
