import type { EdgeKind, GraphState } from '@latchkit/core/devtools'

/** Everything in px of the picture, from its top left corner. */
export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** One transition as it is written. `to`: a state's name, where no arrow says it. */
export type Line = {
  key: string
  kind: EdgeKind
  event: string
  guard: string | null
  to: string | null
}

/** What stands in a state, a row under the other; each kind is as high as `rowHeights` says. */
export type Row =
  | { kind: 'title'; text: string; tags: readonly string[] }
  | { kind: 'description'; text: string }
  | { kind: 'service'; text: string }
  | { kind: 'transition'; line: Line }

/** `depth`: 0 for the chart itself. `region`: one of several that are active at once. `rows` begin at `padding` from the top left corner; with it they take `content`. */
export type PlacedState = Box & {
  state: GraphState
  depth: number
  region: boolean
  content: { width: number; height: number }
  rows: readonly Row[]
}
/** The mark that leads to where a state begins. */
export type PlacedStart = Box & { parent: string; points: readonly Point[] }
export type PlacedLabel = Box & { lines: readonly Line[] }
/** All ways from one state to another: one arrow, a line of text each. */
export type PlacedLink = {
  id: string
  source: string
  target: string
  points: readonly Point[]
  label: PlacedLabel
}

/** Where everything of a chart is drawn. Parents stand before their children. */
export type ChartLayout = {
  id: string
  width: number
  height: number
  states: readonly PlacedState[]
  starts: readonly PlacedStart[]
  links: readonly PlacedLink[]
}
