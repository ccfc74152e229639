import { useEffect, useState } from 'react'
import { type LoadedMachine, loadMachine } from './loadMachine.ts'

/**
 * `unknown`: no machine has this id. `failed`: its code did not load. The former machine stays
 * while the next one loads.
 */
export type MachineState =
  | { is: 'pending' }
  | { is: 'ready'; chart: LoadedMachine }
  | { is: 'unknown'; id: string }
  | { is: 'failed'; why: string }

/** `last`: the machine that was loaded last. */
export function useLoadedMachine(id: string): { chart: MachineState; last: LoadedMachine | null } {
  const [state, set] = useState<MachineState>({ is: 'pending' })
  const [last, keep] = useState<LoadedMachine | null>(null)
  useEffect(() => {
    let here = true
    loadMachine(id).then(
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
