import {
  type ChartEntry,
  type ChartGraph,
  catalogue,
  fingerprintOf,
  graphOf,
} from '@latchkit/core/devtools'
import type { AnyStateMachine } from 'xstate'

/** A chart that is looked at: the machine itself, and it as plain data. */
export type LoadedChart = {
  entry: ChartEntry
  machine: AnyStateMachine
  graph: ChartGraph
  fingerprint: string
}

/** Null for an id that no chart has. */
export async function loadChart(id: string): Promise<LoadedChart | null> {
  const entry = catalogue().find((one) => one.id === id)
  if (entry === undefined) return null
  const machine = await entry.load()
  return { entry, machine, graph: graphOf(machine), fingerprint: fingerprintOf(machine) }
}
