import { useEffect, useState } from 'react'
import type { LoadedMachine } from '../machines/loadMachine.ts'
import { useLayouts } from './LayoutsProvider.tsx'
import type { MachineLayout } from './layout.types.ts'

/** `failed`: the layout failed, with the reason. `pending`: the layout is computed. */
export type LayoutState =
  | { is: 'pending' }
  | { is: 'ready'; layout: MachineLayout }
  | { is: 'failed'; why: string }

/** Layout of the selected machine. A layout that arrives after another selection is dropped. */
export function useLayout(chart: LoadedMachine): LayoutState {
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
