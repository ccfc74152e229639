import * as v from 'valibot'
import type { Recording } from '../domain/recording.ts'
import { devtoolsErrors } from '../errors/areas/devtools.ts'
import { KitError } from '../errors/kit-error.ts'
import { chartsSchema, framesSchema, requestsSchema } from './frame-schema.ts'

/** Maximum length of a file, in characters. */
const maxLength = 200_000_000

const headSchema = v.object({ format: v.literal('latchkit-recording'), version: v.unknown() })
const schema = v.object({
  format: v.literal('latchkit-recording'),
  version: v.literal(1),
  kit: v.string(),
  begun: v.number(),
  dropped: v.number(),
  charts: chartsSchema,
  frames: framesSchema,
  // Recordings of earlier versions have no requests.
  requests: v.optional(requestsSchema, []),
}) satisfies v.GenericSchema<unknown, Recording>

/**
 * Parses the text of a recording file. Throws `devtools/recording-unreadable`,
 * `devtools/recording-version` or `devtools/recording-too-large`.
 */
export function parseRecording(text: string): Recording {
  if (text.length > maxLength) throw new KitError(devtoolsErrors, 'devtools/recording-too-large')
  const value = parseJson(text)
  const head = v.safeParse(headSchema, value)
  if (!head.success) throw unreadable('it has another format')
  if (head.output.version !== 1)
    throw new KitError(devtoolsErrors, 'devtools/recording-version', {
      version: String(head.output.version),
    })
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true })
  if (!success) throw unreadable(`${v.getDotPath(issues[0]) ?? 'file'}: ${issues[0].message}`)
  return output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable('it is not JSON', cause)
  }
}

const unreadable = (problem: string, cause?: unknown) =>
  new KitError(devtoolsErrors, 'devtools/recording-unreadable', { problem }, { cause })
