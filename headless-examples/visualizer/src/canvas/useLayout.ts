import { useEffect, useState } from 'react'
import type { LoadedChart } from '../charts/loadChart.ts'
import { useLayouts } from './LayoutsProvider.tsx'
import type { ChartLayout } from './layout.types.ts'

/** `failed`: it could not be laid out, and why. `pending`: on its way. */
export type LayoutState =
  | { is: 'pending' }
  | { is: 'ready'; layout: ChartLayout }
  | { is: 'failed'; why: string }

/** The layout of the chart that is looked at; one that comes too late for that is not shown. */
export function useLayout(chart: LoadedChart): LayoutState {
  const layouts = useLayouts()
  const [state, set] = useState<LayoutState>({ is: 'pending' })
  useEffect(() => {
    let here = true
    layouts.of(chart).then(
      (layout) => here && set({ is: 'ready', layout }),
      (error) => here && set({ is: 'failed', why: String(error) }),
    )
    return () => {
      here = false
    }
  }, [layouts, chart])
  return state.is === 'ready' && state.layout.id !== chart.graph.id ? { is: 'pending' } : state
}
