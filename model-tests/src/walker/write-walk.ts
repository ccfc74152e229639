import { fingerprintOf, type Json, type WalkedChart, type WalkFile } from '@latchkit/core/devtools'
import { plain } from '../../../core/src/devtools/plain.ts'
import type { ChartModel } from './chart-model.ts'
import type { Walked } from './coverage.ts'

const asIs = (value: unknown): Json => plain(value, (text) => text)
const eachOf = (values: object, read: (value: unknown) => Json) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))

/** A chart as the visualizer reads it: what was walked of it, and with which inputs and payloads. */
export const walkedChart = (
  { id, machine, inputs, cases }: ChartModel,
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

/** The file, an entry a chart. */
export const walkFile = (charts: readonly WalkedChart[]): WalkFile => ({
  format: 'latchkit-walk',
  version: 1,
  charts,
})
