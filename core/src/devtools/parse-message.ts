import * as v from 'valibot'
import { chartsSchema, framesSchema, requestsSchema } from './frame-schema.ts'
import type { DevtoolsMessage } from './messages.types.ts'

const common = { v: v.literal(1), page: v.string(), kit: v.string() }
const schema = v.variant('kind', [
  v.object({
    v: v.literal(1),
    kind: v.literal('hello'),
    known: v.exactOptional(v.array(v.object({ page: v.string(), kit: v.string() }))),
  }),
  v.object({
    ...common,
    kind: v.literal('kit'),
    title: v.string(),
    url: v.string(),
    begun: v.number(),
    next: v.number(),
    charts: chartsSchema,
    frames: framesSchema,
    requests: v.exactOptional(requestsSchema),
  }),
  v.object({
    ...common,
    kind: v.literal('frames'),
    number: v.number(),
    charts: chartsSchema,
    frames: framesSchema,
    requests: v.exactOptional(requestsSchema),
  }),
  v.object({ ...common, kind: v.literal('gone') }),
]) satisfies v.GenericSchema<unknown, DevtoolsMessage>

/** Parses a value from the devtools channel. Null if it is not a devtools message. Never throws. */
export function parseMessage(value: unknown): DevtoolsMessage | null {
  try {
    const { success, output } = v.safeParse(schema, value)
    return success ? output : null
  } catch {
    // The value is a hostile object, for example with a throwing getter.
    return null
  }
}
