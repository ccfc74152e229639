import * as v from 'valibot'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import type { TokenPrice } from './data-api.types.ts'
import { displayText, list, parseRows, safeImageUrl } from './schemas.ts'
import type { Service } from './service.ts'

const responseSchema = objectSchema({ fungibles: list })
const rowSchema = objectSchema({
  name: displayText,
  symbol: displayText,
  iconUrl: safeImageUrl,
  price: v.pipe(
    v.number(),
    v.check((price) => parsePrice(price) !== null),
  ),
})

/** Fetches token prices in US dollars by CAIP-10 id. The rows of the response contain no id. */
export async function prices(
  service: Service,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<readonly TokenPrice[]> {
  if (addresses.length === 0) return []
  const body = { currency: 'usd', addresses, projectId: service.projectId }
  const json = await service.post(['v1/fungible/price'], body, signal)
  return parseRows(rowSchema, parse(responseSchema, json).fungibles)
}
