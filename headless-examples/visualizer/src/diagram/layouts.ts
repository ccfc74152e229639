import type { AnyStateMachine } from 'xstate'
import type { LoadedMachine } from '../machines/loadMachine.ts'
import type { Delays } from './content.ts'
import type { MachineLayout } from './layout.types.ts'
import { type LayoutEngine, layoutMachine } from './layoutMachine.ts'
import type { Measure } from './metrics.ts'

/** Layouts of machines, computed once per fingerprint and collapsed states. */
export type Layouts = {
  of(chart: LoadedMachine, collapsed: readonly string[]): Promise<MachineLayout>
}

export function createLayouts(engine: LayoutEngine, measure: Measure): Layouts {
  const cache = new Map<string, Promise<MachineLayout>>()
  return {
    of({ graph, machine, fingerprint }, collapsed) {
      const name = [graph.id, fingerprint, ...collapsed.toSorted()].join(' ')
      const layout =
        cache.get(name) ??
        layoutMachine(engine, { graph, collapsed, delays: delaysOf(machine), measure })
      cache.set(name, layout)
      // the next call computes a failed layout again
      layout.catch(() => cache.delete(name))
      return layout
    },
  }
}

/** The numeric delays of a machine, in ms. */
export const delaysOf = ({ implementations }: AnyStateMachine): Delays =>
  Object.fromEntries(
    Object.entries(implementations.delays).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
