import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import type { GasPrices } from './data-api.types.ts'
import type { Service } from './service.ts'

const wei = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const gasPrices = objectSchema({ standard: wei, fast: wei, instant: wei })

/** Gas prices of a network, in wei. Throws `endpoint/unreadable` for an invalid response. */
export async function gasPrice(
  service: Service,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<GasPrices> {
  return parse(gasPrices, await service.get(['v1/convert/gas-price'], { chainId: network }, signal))
}
