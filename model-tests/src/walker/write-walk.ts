import { fingerprintOf, type Json, type WalkedChart, type WalkFile } from '@latchkit/core/devtools'
import { plain } from '../../../core/src/devtools/plain.ts'
import type { Walked } from './coverage.ts'
import type { MachineModel } from './machine-model.ts'

const asIs = (value: unknown): Json => plain(value, (text) => text)
const eachOf = (values: object, read: (value: unknown) => Json) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))

/** A machine as the visualizer reads it: its coverage, inputs and payloads. */
export const walkedMachine = (
  { id, machine, inputs, cases }: MachineModel,
  walked: Walked,
): WalkedChart => ({
  id: machine.id,
  folder: id,
  fingerprint: fingerprintOf(machine),
  ...walked,
  inputs: eachOf(inputs, asIs),
  cases: Object.fromEntries(
    Object.entries(cases).map(([type, payloads]) => [type, (payloads ?? []).map(asIs)]),
  ),
})

/** The walk file, one entry per machine. */
export const walkFile = (charts: readonly WalkedChart[]): WalkFile => ({
  format: 'latchkit-walk',
  version: 1,
  charts,
})
