import { useEffect, useState } from 'react'
import { type LoadedMachine, loadMachine } from './loadMachine.ts'

/**
 * A machine that is loaded by id. `unknown`: no machine has the id. `failed`: the code of the
 * machine did not load. While the next machine loads, the state is that of the previous one.
 */
export type MachineState =
  | { is: 'pending' }
  | { is: 'ready'; chart: LoadedMachine }
  | { is: 'unknown'; id: string }
  | { is: 'failed'; why: string }

/** Loads a machine. `last`: the machine that was loaded last. */
export function useLoadedMachine(id: string): { chart: MachineState; last: LoadedMachine | null } {
  const [state, set] = useState<MachineState>({ is: 'pending' })
  const [last, setLast] = useState<LoadedMachine | null>(null)
  useEffect(() => {
    let isMounted = true
    loadMachine(id).then(
      (chart) => {
        if (!isMounted) return
        set(chart === null ? { is: 'unknown', id } : { is: 'ready', chart })
        if (chart !== null) setLast(chart)
      },
      (error) => isMounted && set({ is: 'failed', why: String(error) }),
    )
    return () => {
      isMounted = false
    }
  }, [id])
  return { chart: state, last }
}
