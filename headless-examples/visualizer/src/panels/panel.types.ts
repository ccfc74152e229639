import type { ReactNode } from 'react'
import type { LoadedChart } from '../charts/loadChart.ts'

/** What is drawn over a chart. `active`, `taken`, `possible`, `walked`, `unwalked`: ids of states, and keys of edges. */
export type Marks = {
  /** States it is in. */
  active?: readonly string[]
  /** Edges that were taken last. */
  taken?: readonly string[]
  /** Edges that may be taken next, by hand. */
  possible?: readonly string[]
  /** What no test has walked: states and edges. Everything else was. */
  unwalked?: readonly string[]
}

/** What a panel beside the picture is given. One panel is shown at a time; all of them stay mounted, so that recording goes on. */
export type PanelProps = {
  chart: LoadedChart
  /** Whether this panel is the one that is shown: only then it marks the picture. */
  shown: boolean
  /** Id of the state, or key of the edge, that is selected in the picture. */
  selected: string | null
  select(id: string | null): void
  /** Goes to another chart. `follows`: by itself, to where something happens, which is no step that a visitor goes back from. */
  show(chart: string, why?: 'follows'): void
  mark(marks: Marks): void
}
export type Panel = { id: string; title: string; View(props: PanelProps): ReactNode }
