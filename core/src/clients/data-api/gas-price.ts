import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { GasPrices } from './data-api.types.ts'
import { read } from './rows.ts'
import type { Service } from './service.ts'

const wei = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const schema = v.object({ standard: wei, fast: wei, instant: wei })

/** What gas costs on a network, in wei. */
export async function gasPrice(
  service: Service,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<GasPrices> {
  return read(schema, await service.get(['v1/convert/gas-price'], { chainId: network }, signal))
}
