import type { Node } from '@xyflow/react'
import type { ChartLayout, PlacedLink, PlacedState } from './layout.types.ts'

export type StateNode = Node<{ placed: PlacedState }, 'state'>
export type LabelNode = Node<{ link: PlacedLink }, 'label'>
/** What is written in a state that holds others: arrows run over the state, and under this. */
export type HeadNode = Node<{ placed: PlacedState }, 'head'>
export type PictureNode = StateNode | HeadNode | LabelNode

/** Above the states that hold others; arrows run between. */
const layers = { head: 550, leaf: 600, label: 700 } as const

/** Each state, and after it what leaves it: the order in which a keyboard goes through. All sizes are known, so nothing is measured. */
export const nodesOf = ({ states, links }: ChartLayout): PictureNode[] =>
  states.flatMap((placed): PictureNode[] => [
    ...stateNodes(placed),
    ...links
      .filter(({ source }) => source === placed.state.id)
      .map((link): PictureNode => labelNode(link)),
  ])

export const isLeaf = ({ state }: PlacedState): boolean =>
  state.type === 'atomic' || state.type === 'final'

function stateNodes(placed: PlacedState): (StateNode | HeadNode)[] {
  const { x, y, width, height, state, depth, content } = placed
  const shared = { position: { x, y }, handles: [], data: { placed } }
  const size = { width, height }
  const box: StateNode = {
    ...shared,
    id: state.id,
    type: 'state',
    ...size,
    measured: size,
    zIndex: isLeaf(placed) ? layers.leaf : depth,
  }
  if (isLeaf(placed)) return [box]
  return [
    box,
    {
      ...shared,
      id: `${state.id}#head`,
      type: 'head',
      ...content,
      measured: content,
      zIndex: layers.head,
    },
  ]
}

function labelNode(link: PlacedLink): LabelNode {
  const { x, y, width, height } = link.label
  const size = { width, height }
  return {
    id: link.id,
    type: 'label',
    position: { x, y },
    ...size,
    measured: size,
    handles: [],
    zIndex: layers.label,
    data: { link },
  }
}
