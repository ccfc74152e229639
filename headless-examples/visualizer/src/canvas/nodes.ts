import type { Node } from '@xyflow/react'
import type { ChartLayout, PlacedLink, PlacedState } from './layout.types.ts'

export type StateNode = Node<{ placed: PlacedState }, 'state'>
export type LabelNode = Node<{ link: PlacedLink }, 'label'>
export type PictureNode = StateNode | LabelNode

/** Above the states that hold others; arrows run between. */
const layers = { leaf: 600, label: 700 } as const

/** Each state, and after it what leaves it: the order in which a keyboard goes through. All sizes are known, so nothing is measured. */
export const nodesOf = ({ states, links }: ChartLayout): PictureNode[] =>
  states.flatMap((placed): PictureNode[] => [
    stateNode(placed),
    ...links.filter(({ source }) => source === placed.state.id).map((link): PictureNode => labelNode(link)),
  ])

function stateNode(placed: PlacedState): StateNode {
  const { x, y, width, height, state, depth } = placed
  const size = { width, height }
  const isLeaf = state.type === 'atomic' || state.type === 'final'
  return {
    id: state.id,
    type: 'state',
    position: { x, y },
    ...size,
    measured: size,
    handles: [],
    zIndex: isLeaf ? layers.leaf : depth,
    data: { placed },
  }
}

function labelNode(link: PlacedLink): LabelNode {
  const { x, y, width, height } = link.label
  const size = { width, height }
  return { id: link.id, type: 'label', position: { x, y }, ...size, measured: size, handles: [], zIndex: layers.label, data: { link } }
}
