import * as v from 'valibot'
import type { Json } from '../domain/recording.ts'

/** The keys of the parts that a walk covered, and of those that it did not reach. */
export type Covered<Key> = { covered: readonly Key[]; missing: readonly Key[] }
/** One result of a guard on an edge. */
export type GuardOutcome = { edge: string; outcome: boolean }
/**
 * The coverage of one machine by the model tests. States are listed by id, transitions by the key
 * of their edge.
 */
export type WalkedMachine = {
  /** The id of the machine. */
  id: string
  /** Its folder in core, for example `flows/connect`. */
  folder: string
  /** The fingerprint of the machine that was walked. */
  fingerprint: string
  states: Covered<string>
  transitions: Covered<string>
  guards: Covered<GuardOutcome>
  /** Example inputs by name. */
  inputs: Readonly<Record<string, Json>>
  /**
   * Example payloads by event type. Types without a payload are omitted. Errors have the form
   * `{ $error, message, code }`.
   */
  cases: Readonly<Record<string, readonly Json[]>>
}
/** The file that `npm run walk` writes. */
export type WalkFile = { format: 'latchkit-walk'; version: 1; charts: readonly WalkedMachine[] }

/** Parses a walk file. Null if the value is invalid or has another version. */
export function parseWalkFile(value: unknown): WalkFile | null {
  const text = v.pipe(v.string(), v.maxLength(2_000))
  const covered = <Schema extends v.GenericSchema>(key: Schema) =>
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
        states: covered(text),
        transitions: covered(text),
        guards: covered(v.object({ edge: text, outcome: v.boolean() })),
        inputs: v.record(v.string(), json),
        cases: v.record(v.string(), v.array(json)),
      }),
    ),
  })
  const result = v.safeParse(file, value)
  return result.success ? result.output : null
}
