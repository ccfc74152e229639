import {
  type ChartEntry,
  type ChartGraph,
  catalogue,
  fingerprintOf,
  graphOf,
} from '@latchkit/core/devtools'
import type { AnyStateMachine } from 'xstate'

/** A loaded machine, with its graph as plain data. */
export type LoadedMachine = {
  entry: ChartEntry
  machine: AnyStateMachine
  graph: ChartGraph
  fingerprint: string
}

/** Loads a machine by id. Null for an unknown id. */
export async function loadMachine(id: string): Promise<LoadedMachine | null> {
  const entry = catalogue().find((one) => one.id === id)
  if (entry === undefined) return null
  const machine = await entry.load()
  return { entry, machine, graph: graphOf(machine), fingerprint: fingerprintOf(machine) }
}
