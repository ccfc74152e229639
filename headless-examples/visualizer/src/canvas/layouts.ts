import type { AnyStateMachine } from 'xstate'
import type { LoadedChart } from '../charts/loadChart.ts'
import type { Delays } from './content.ts'
import type { ChartLayout } from './layout.types.ts'
import { type LayoutEngine, layoutChart } from './layoutChart.ts'
import type { Measure } from './metrics.ts'

/** Layouts of charts, each made once while its drawing stays the same. */
export type Layouts = { of(chart: LoadedChart): Promise<ChartLayout> }

export function createLayouts(engine: LayoutEngine, measure: Measure): Layouts {
  const made = new Map<string, Promise<ChartLayout>>()
  return {
    of({ graph, machine, fingerprint }) {
      const name = `${graph.id} ${fingerprint}`
      const layout =
        made.get(name) ?? layoutChart(engine, { graph, delays: delaysOf(machine), measure })
      made.set(name, layout)
      // what failed is tried again when it is looked at again
      layout.catch(() => made.delete(name))
      return layout
    },
  }
}

/** Delays that are plain numbers, in ms. */
export const delaysOf = ({ implementations }: AnyStateMachine): Delays =>
  Object.fromEntries(
    Object.entries(implementations.delays).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
