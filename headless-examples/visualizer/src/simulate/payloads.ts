import { type Choice, deserialize, type Json, type WalkedMachine } from '@latchkit/core/devtools'

/** Payload sample, as editable text. */
export type Sample = { text: string; short: string }
export type Parsed = { is: 'read'; value: unknown } | { is: 'wrong'; problem: string }

/** A value as formatted JSON. */
export const textOf = (value: Json): string => JSON.stringify(value, null, 2)

/**
 * Payload samples of a choice. Without walk samples: a template for the kind of outcome, or none.
 */
export function samplesFor(
  { type, kind }: Pick<Choice, 'type' | 'kind'>,
  walked: WalkedMachine | null,
): readonly Sample[] {
  if (kind === 'after') return [sampleOf({})]
  const known = walked?.cases[type] ?? []
  return known.length > 0 ? known.map(sampleOf) : [sampleOf(emptyOf(kind))]
}

const emptyOf = (kind: Choice['kind']): Json => {
  if (kind === 'done') return { output: null }
  return kind === 'error' ? { error: { $error: 'Error', message: 'It failed' } } : {}
}

const sampleOf = (value: Json): Sample => {
  const line = JSON.stringify(value)
  return {
    text: textOf(value),
    short: line === '{}' ? 'nothing' : line.length > 90 ? `${line.slice(0, 89)}…` : line,
  }
}

/** Parses a payload. Errors are written as `{ "$error", "message", "code" }`. */
export function parseValue(text: string): Parsed {
  try {
    return {
      is: 'read',
      value: deserialize(text.trim() === '' ? null : (JSON.parse(text) as Json)),
    }
  } catch (error) {
    return {
      is: 'wrong',
      problem: `Invalid JSON: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}

/** Payload of an event: an object whose fields are merged with `type`. */
export function parsePayload(text: string): Parsed {
  const read = parseValue(text.trim() === '' ? '{}' : text)
  if (read.is === 'wrong') return read
  const isObject =
    typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value)
  return isObject
    ? read
    : { is: 'wrong', problem: 'The payload is an object, such as { "text": "hello" }' }
}
