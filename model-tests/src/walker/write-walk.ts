import { fingerprintOf, type Json, type WalkedMachine } from '@latchkit/core/devtools'
import { toJson } from '../../../core/src/devtools/to-json.ts'
import type { Walked } from './coverage.ts'
import type { MachineModel } from './machine-model.ts'

const asJson = (value: unknown): Json => toJson(value, (text) => text)
const mapValues = (values: object, convert: (value: unknown) => Json) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]))

/** The entry of one machine in the walk file: its coverage, inputs and payloads. */
export const walkedMachine = (
  { id, machine, inputs, cases }: MachineModel,
  walked: Walked,
): WalkedMachine => ({
  id: machine.id,
  folder: id,
  fingerprint: fingerprintOf(machine),
  ...walked,
  inputs: mapValues(inputs, asJson),
  cases: Object.fromEntries(
    Object.entries(cases).map(([type, payloads]) => [type, (payloads ?? []).map(asJson)]),
  ),
})
