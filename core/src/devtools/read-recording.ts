import * as v from 'valibot'
import type { Recording } from '../domain/recording.ts'
import { KitError } from '../errors/kit-error.ts'
import { chartsSchema, framesSchema } from './frame-schema.ts'

/** Letters of the longest file. */
const longest = 200_000_000

const head = v.object({ format: v.literal('latchkit-recording'), version: v.unknown() })
const schema = v.object({
  format: v.literal('latchkit-recording'),
  version: v.literal(1),
  kit: v.string(),
  begun: v.number(),
  dropped: v.number(),
  charts: chartsSchema,
  frames: framesSchema,
}) satisfies v.GenericSchema<unknown, Recording>

/** The recording in a file's text. Throws `devtools/recording-unreadable`, `devtools/recording-version`, `devtools/recording-too-large`. */
export function readRecording(text: string): Recording {
  if (text.length > longest) throw new KitError('devtools/recording-too-large')
  const value = parsed(text)
  const begin = v.safeParse(head, value)
  if (!begin.success) throw unreadable('it is not of our format')
  if (begin.output.version !== 1)
    throw new KitError('devtools/recording-version', { version: String(begin.output.version) })
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true })
  if (!success) throw unreadable(`${v.getDotPath(issues[0]) ?? 'all of it'}: ${issues[0].message}`)
  return output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable('it is not JSON', cause)
  }
}

const unreadable = (problem: string, cause?: unknown) =>
  new KitError('devtools/recording-unreadable', { problem }, { cause })
