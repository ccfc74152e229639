import * as v from 'valibot'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Parses untrusted JSON with a schema. Throws `endpoint/unreadable` if it does not match. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json)
  if (!result.success)
    throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: result.issues })
  return result.output
}
