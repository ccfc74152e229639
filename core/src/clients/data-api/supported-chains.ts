import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Clock } from '../../platform/platform.ts'
import { createAskOnce } from '../http/ask-once.ts'
import { isRefusal } from '../http/refusal.ts'
import { list, read } from './rows.ts'
import type { Service } from './service.ts'

const schema = v.object({ http: list })

/** Which networks the service knows: asked once for all who want to know, again while it is empty. What cannot be told is unsupported. */
export function createSupportedChains(service: Pick<Service, 'get'>, clock: Clock) {
  const together = createAskOnce<readonly unknown[]>({ clock, most: 0 })
  let known: readonly unknown[] = []
  const ask = async (signal: AbortSignal): Promise<readonly unknown[]> => {
    known = read(schema, await service.get(['v1/supported-chains'], {}, signal)).http
    return known
  }
  return async (network: CaipNetworkId, signal: AbortSignal): Promise<boolean> => {
    if (known.length > 0) return known.includes(network)
    try {
      return (await together('', ask, signal)).includes(network)
    } catch (error) {
      if (signal.aborted || isRefusal(error)) throw error
      return false
    }
  }
}
