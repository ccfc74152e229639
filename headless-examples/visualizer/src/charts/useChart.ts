import { useEffect, useState } from 'react'
import { type LoadedChart, loadChart } from './loadChart.ts'

/** `unknown`: no chart is called that. `failed`: its code did not come. While the next one comes, the one before stays. */
export type ChartState =
  | { is: 'pending' }
  | { is: 'ready'; chart: LoadedChart }
  | { is: 'unknown'; id: string }
  | { is: 'failed'; why: string }

/** `last`: the chart that was there last, whatever was asked for since. */
export function useChart(id: string): { chart: ChartState; last: LoadedChart | null } {
  const [state, set] = useState<ChartState>({ is: 'pending' })
  const [last, keep] = useState<LoadedChart | null>(null)
  useEffect(() => {
    let here = true
    loadChart(id).then(
      (chart) => {
        if (!here) return
        set(chart === null ? { is: 'unknown', id } : { is: 'ready', chart })
        if (chart !== null) keep(chart)
      },
      (error) => here && set({ is: 'failed', why: String(error) }),
    )
    return () => {
      here = false
    }
  }, [id])
  return { chart: state, last }
}
