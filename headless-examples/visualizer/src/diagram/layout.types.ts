import type { EdgeKind, GraphState } from '@latchkit/core/devtools'

/** Coordinates in px from the diagram's top left corner. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/**
 * The text of a transition. `keys`: those of all transitions with this text, which a collapsed state
 * may have several of. `to`: the name of the target if the transition has no arrow.
 */
export type Line = {
  key: string
  keys: readonly string[]
  kind: EdgeKind
  event: string
  guard: string | null
  to: string | null
}

/** Rows of a state, from top to bottom. Heights are in `rowHeights`. */
export type Row =
  | { kind: 'title'; text: string; tags: readonly string[]; isFoldable: boolean }
  | { kind: 'description'; text: string }
  | { kind: 'service'; text: string }
  | { kind: 'transition'; line: Line }
  /** The number of states in a collapsed state. */
  | { kind: 'inside'; text: string }

/**
 * A state with its position. `depth`: 0 for the machine itself. `region`: whether it is a parallel
 * region. `rows` start at `padding` from the top left corner; `content` is their size with padding.
 * `inside`: the hidden states of a collapsed state. `farName`: the name for a small zoom.
 */
export type PlacedState = Box & {
  state: GraphState
  depth: number
  region: boolean
  content: { width: number; height: number }
  rows: readonly Row[]
  inside: readonly string[]
  farName: FarName
}
/** Lines of a name, and the font size in px at which they fill their state. */
export type FarName = { lines: readonly string[]; size: number }
/** The arrow that marks an initial state. */
export type PlacedStart = Box & { parent: string; points: readonly Point[] }
export type PlacedLabel = Box & { lines: readonly Line[] }
/** The arrow of all transitions from one state to another. Its label has a line for each. */
export type PlacedLink = {
  id: string
  source: string
  target: string
  points: readonly Point[]
  label: PlacedLabel
}

/** Layout of a machine. Parents precede their children. */
export type MachineLayout = {
  id: string
  width: number
  height: number
  states: readonly PlacedState[]
  starts: readonly PlacedStart[]
  links: readonly PlacedLink[]
}
