import {
  fingerprintOf,
  type Json,
  type WalkedMachine,
  type WalkFile,
} from '@latchkit/core/devtools'
import { toJson } from '../../../core/src/devtools/to-json.ts'
import type { Walked } from './coverage.ts'
import type { MachineModel } from './machine-model.ts'

const asIs = (value: unknown): Json => toJson(value, (text) => text)
const eachOf = (values: object, read: (value: unknown) => Json) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))

/** A machine as the visualizer reads it: its coverage, inputs and payloads. */
export const walkedMachine = (
  { id, machine, inputs, cases }: MachineModel,
  walked: Walked,
): WalkedMachine => ({
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
export const walkFile = (charts: readonly WalkedMachine[]): WalkFile => ({
  format: 'latchkit-walk',
  version: 1,
  charts,
})
