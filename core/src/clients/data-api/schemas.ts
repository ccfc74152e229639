import * as v from 'valibot'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'

/** The maximum number of rows of one response that are parsed. */
const maxRows = 1_000

/** Parses rows and drops the invalid ones (fault G2). */
export function parseRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] {
  return rows.slice(0, maxRows).flatMap((row) => {
    const result = v.safeParse(schema, row)
    return result.success ? [result.output] : []
  })
}

/** External text, cleaned for display (rule R9). */
export const displayText = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text)),
)
/** An image URL that is safe to show; null for every other value. */
export const safeImageUrl = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((url) => safeImage(url)),
  ),
  null,
)
/** An address, hash or id: cleaned like `displayText`, but up to 256 characters long. */
export const idText = v.pipe(
  v.string(),
  v.maxLength(256),
  v.transform((text) => cleanText(text, 256)),
)
/** A non-negative number for display only; null for every other value. */
const displayNumber = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null)
/** A price in dollars; null for a price that supports no value (fault XH1). */
export const optionalPrice = v.optional(
  v.pipe(
    displayNumber,
    v.transform((price) => (parsePrice(price) === null ? null : price)),
  ),
  null,
)
export const optionalNumber = v.optional(displayNumber, null)
export const list = v.array(v.unknown())
