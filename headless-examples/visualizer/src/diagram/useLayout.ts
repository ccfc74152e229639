import { useEffect, useState } from 'react'
import type { LoadedMachine } from '../machines/loadMachine.ts'
import { useLayouts } from './LayoutsProvider.tsx'
import type { MachineLayout } from './layout.types.ts'

/** The layout of a machine: being computed (`pending`), `ready`, or `failed` with the reason. */
export type LayoutState =
  | { is: 'pending' }
  | { is: 'ready'; layout: MachineLayout }
  | { is: 'failed'; why: string }

/**
 * Computes the layout of a machine with some states collapsed, and keeps the previous one meanwhile.
 * Drops it if another machine was selected meanwhile.
 */
export function useLayout(chart: LoadedMachine, collapsed: readonly string[]): LayoutState {
  const layouts = useLayouts()
  const [state, set] = useState<LayoutState>({ is: 'pending' })
  useEffect(() => {
    let isMounted = true
    layouts.of(chart, collapsed).then(
      (layout) => isMounted && set({ is: 'ready', layout }),
      (error) => isMounted && set({ is: 'failed', why: String(error) }),
    )
    return () => {
      isMounted = false
    }
  }, [layouts, chart, collapsed])
  return state.is === 'ready' && state.layout.id !== chart.graph.id ? { is: 'pending' } : state
}
