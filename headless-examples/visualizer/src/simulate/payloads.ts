import { type Choice, deserialize, type Json, type WalkedMachine } from '@latchkit/core/devtools'

/** A sample of a payload as JSON text. `label`: the text on one line, shortened. */
export type Sample = { text: string; label: string }
export type Parsed = { status: 'valid'; value: unknown } | { status: 'invalid'; problem: string }

/** A value as formatted JSON. */
export const textOf = (value: Json): string => JSON.stringify(value, null, 2)

/**
 * The payload samples of a choice. If the walk file has none: a template for an actor's result, or
 * an empty payload.
 */
export function samplesFor(
  { type, kind }: Pick<Choice, 'type' | 'kind'>,
  walkSamples: WalkedMachine | null,
): readonly Sample[] {
  if (kind === 'after') return [sampleOf({})]
  const known = walkSamples?.cases[type] ?? []
  return known.length > 0 ? known.map(sampleOf) : [sampleOf(emptyOf(kind))]
}

const emptyOf = (kind: Choice['kind']): Json => {
  if (kind === 'done') return { output: null }
  return kind === 'error' ? { error: { $error: 'Error', message: 'Failed' } } : {}
}

const sampleOf = (value: Json): Sample => {
  const line = JSON.stringify(value)
  return {
    text: textOf(value),
    label: line === '{}' ? 'no payload' : line.length > 90 ? `${line.slice(0, 89)}…` : line,
  }
}

/** Parses a payload. Errors are written as `{ "$error", "message", "code" }`. */
export function parseValue(text: string): Parsed {
  try {
    return {
      status: 'valid',
      value: deserialize(text.trim() === '' ? null : (JSON.parse(text) as Json)),
    }
  } catch (error) {
    return {
      status: 'invalid',
      problem: `Invalid JSON: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}

/** Payload of an event: an object whose fields are merged with `type`. */
export function parsePayload(text: string): Parsed {
  const read = parseValue(text.trim() === '' ? '{}' : text)
  if (read.status === 'invalid') return read
  const isObject =
    typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value)
  return isObject
    ? read
    : { status: 'invalid', problem: 'The payload must be an object, such as { "text": "hello" }' }
}
