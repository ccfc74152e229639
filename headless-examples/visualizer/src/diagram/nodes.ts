import type { Node } from '@xyflow/react'
import type { MachineLayout, PlacedLink, PlacedState } from './layout.types.ts'

export type StateNode = Node<{ placed: PlacedState }, 'state'>
export type LabelNode = Node<{ link: PlacedLink }, 'label'>
/** The text of a compound state. Arrows are drawn above the state and below this node. */
export type HeadNode = Node<{ placed: PlacedState }, 'head'>
export type PictureNode = StateNode | HeadNode | LabelNode

/** Stacking order. Arrows are between compound states and these nodes. */
const layers = { head: 550, leaf: 600, label: 700 } as const

/**
 * Returns each state followed by its outgoing transitions, which is the order of keyboard focus.
 * All nodes have their sizes, so that React Flow does not measure them.
 */
export const nodesOf = ({ states, links }: MachineLayout): PictureNode[] =>
  states.flatMap((placed): PictureNode[] => [
    ...stateNodes(placed),
    ...links
      .filter(({ source }) => source === placed.state.id)
      .map((link): PictureNode => labelNode(link)),
  ])

/** Whether a state is drawn without child states. */
export const isLeaf = ({ state, inside }: PlacedState): boolean =>
  state.type === 'atomic' || state.type === 'final' || inside.length > 0

/** Whether a state can be collapsed or expanded. */
export const isFoldable = ({ rows }: PlacedState): boolean =>
  rows.some((row) => row.kind === 'title' && row.isFoldable)

/** The keyboard item of the button that collapses or expands a state. */
export const foldItem = (state: string): string => `${state}#fold`

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
