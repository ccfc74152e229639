import * as v from 'valibot'
import type { Json } from '../domain/recording.ts'

/** What was seen at least once, and what never was. */
export type Seen<Key> = { covered: readonly Key[]; missing: readonly Key[] }
/** An answer of one edge's guard. */
export type GuardOutcome = { edge: string; outcome: boolean }
/** What the model tests have walked of one chart. States by id, transitions by the key of their edge. */
export type WalkedChart = {
  /** The chart's own. */
  id: string
  /** Where it lives in core: `flows/connect`. */
  folder: string
  /** Of the drawing that was walked. */
  fingerprint: string
  states: Seen<string>
  transitions: Seen<string>
  guards: Seen<GuardOutcome>
  /** Examples of what the chart may begin with, by a name for each. */
  inputs: Readonly<Record<string, Json>>
  /** Examples of what its events carry, by their type; a type that is missing carries nothing. Errors are `{ $error, message, code }`. */
  cases: Readonly<Record<string, readonly Json[]>>
}
/** The file that `npm run walk` writes. */
export type WalkFile = { format: 'latchkit-walk'; version: 1; charts: readonly WalkedChart[] }

/** Null: this is no such file, or one of another version. */
export function readWalkFile(value: unknown): WalkFile | null {
  const text = v.pipe(v.string(), v.maxLength(2_000))
  const seen = <Schema extends v.GenericSchema>(key: Schema) =>
    v.object({ covered: v.array(key), missing: v.array(key) })
  const json: v.GenericSchema<Json> = v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.lazy(() => v.array(json)),
    v.lazy(() => v.record(v.string(), json)),
  ])
  const file = v.object({
    format: v.literal('latchkit-walk'),
    version: v.literal(1),
    charts: v.array(
      v.object({
        id: text,
        folder: text,
        fingerprint: text,
        states: seen(text),
        transitions: seen(text),
        guards: seen(v.object({ edge: text, outcome: v.boolean() })),
        inputs: v.record(v.string(), json),
        cases: v.record(v.string(), v.array(json)),
      }),
    ),
  })
  const read = v.safeParse(file, value)
  return read.success ? read.output : null
}
