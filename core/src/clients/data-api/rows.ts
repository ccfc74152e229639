import * as v from 'valibot'
import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { KitError } from '../../errors/kit-error.ts'

/** The whole answer, or `endpoint/unreadable`. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json)
  if (!result.success) throw new KitError('endpoint/unreadable', {}, { cause: result.issues })
  return result.output
}

/** How many rows of one answer are looked at. */
const most = 1_000

/** Rows that read well; one that does not is left out, and the list lives (fault case G2). */
export function readRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] {
  return rows.slice(0, most).flatMap((row) => {
    const result = v.safeParse(schema, row)
    return result.success ? [result.output] : []
  })
}

/** Text from outside, fit to be shown. */
export const shownText = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text)),
)
/** A picture that is safe to show; null: none. */
export const picture = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((url) => safeImage(url)),
  ),
  null,
)
/** An address, a hash, an id: text that is shown as it stands, and is longer than a name. */
export const idText = v.pipe(
  v.string(),
  v.maxLength(256),
  v.transform((text) => cleanText(text, 256)),
)
/** A figure that is only ever shown; null: none, or no number that it could be. */
const figure = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null)
export const optionalFigure = v.optional(figure, null)
export const list = v.array(v.unknown())
