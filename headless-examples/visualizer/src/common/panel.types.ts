import type { Frame, RequestRecord } from '@latchkit/core/devtools'
import type { ReactNode } from 'react'
import type { LoadedMachine } from '../machines/loadMachine.ts'

/** Marks of states and transitions in a diagram, as state ids and edge keys. */
export type Marks = {
  /** Active states. */
  active?: readonly string[]
  /** Edges that were taken last. */
  taken?: readonly string[]
  /** Edges that the simulation can take next. */
  possible?: readonly string[]
  /** States and edges that the model tests do not cover. */
  unwalked?: readonly string[]
}

/** Frames and requests of a kit. `end`: the number of all frames up to the last one of these. */
export type SequenceFrames = {
  frames: readonly Frame[]
  end: number
  requests: readonly RequestRecord[]
}
/** Steps for the sequence view. `current`: the index of the selected step. `pick` selects one. */
export type SequenceFeed = SequenceFrames & {
  current: number | null
  pick(index: number): void
}

/**
 * Props of a panel. One panel is visible at a time; all stay mounted, so that recording continues.
 */
export type PanelProps = {
  chart: LoadedMachine
  /** Whether this panel is visible. Only a visible panel marks the diagram. */
  shown: boolean
  /** The id of the selected state, or the key of the selected edge. */
  selected: string | null
  select(id: string | null): void
  /**
   * Shows another machine. `follows`: automatic navigation that adds no entry to the browser
   * history.
   */
  show(chart: string, why?: 'follows'): void
  mark(marks: Marks): void
  /** Offers steps to the sequence view. Null: the panel has none. */
  present(feed: SequenceFeed | null): void
}
export type Panel = { id: string; title: string; View(props: PanelProps): ReactNode }
