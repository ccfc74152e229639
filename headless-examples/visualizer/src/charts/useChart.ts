import { useEffect, useState } from 'react'
import { type LoadedChart, loadChart } from './loadChart.ts'

/** `unknown`: no chart is called that. `failed`: its code did not come. While the next one comes, the one before stays. */
export type ChartState =
  | { is: 'pending' }
  | { is: 'ready'; chart: LoadedChart }
  | { is: 'unknown'; id: string }
  | { is: 'failed'; why: string }

export function useChart(id: string): ChartState {
  const [state, set] = useState<ChartState>({ is: 'pending' })
  useEffect(() => {
    let here = true
    loadChart(id).then(
      (chart) => here && set(chart === null ? { is: 'unknown', id } : { is: 'ready', chart }),
      (error) => here && set({ is: 'failed', why: String(error) }),
    )
    return () => {
      here = false
    }
  }, [id])
  return state
}
