import * as v from 'valibot'
import type { TokenPrice } from './data-api.types.ts'
import { list, picture, read, readRows, shownText } from './rows.ts'
import type { Service } from './service.ts'

const answer = v.object({ fungibles: list })
const row = v.object({
  name: shownText,
  symbol: shownText,
  iconUrl: picture,
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

/** What tokens are worth, by CAIP-10. The answer names them by symbol only. */
export async function prices(
  service: Service,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<readonly TokenPrice[]> {
  if (addresses.length === 0) return []
  const body = { currency: 'usd', addresses, projectId: service.projectId }
  return readRows(
    row,
    read(answer, await service.post(['v1/fungible/price'], body, signal)).fungibles,
  )
}
