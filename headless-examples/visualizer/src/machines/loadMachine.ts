import {
  fingerprintOf,
  type MachineEntry,
  type MachineGraph,
  machineGraph,
  machines,
} from '@latchkit/core/devtools'
import type { AnyStateMachine } from 'xstate'

/** A loaded machine, its graph as plain data and its fingerprint. */
export type LoadedMachine = {
  entry: MachineEntry
  machine: AnyStateMachine
  graph: MachineGraph
  fingerprint: string
}

/** Loads a machine by id. Null for an unknown id. */
export async function loadMachine(id: string): Promise<LoadedMachine | null> {
  const entry = machines().find((one) => one.id === id)
  if (entry === undefined) return null
  const machine = await entry.load()
  return { entry, machine, graph: machineGraph(machine), fingerprint: fingerprintOf(machine) }
}
