import * as v from 'valibot'
import type { CaipNetworkId } from '../../domain/caip.ts'
import { isRefusal } from '../http/refusal.ts'
import { list, read } from './rows.ts'
import type { Service } from './service.ts'

const schema = v.object({ http: list })

/** Which networks the service knows: asked once, again while it is empty. What cannot be told is unsupported. */
export function createSupportedChains(service: Pick<Service, 'get'>) {
  let known: readonly unknown[] = []
  let asking: Promise<readonly unknown[]> | null = null
  const ask = () => {
    asking ??= service
      // it belongs to all who ask: none of them takes it along
      .get('v1/supported-chains', {}, new AbortController().signal)
      .then((json) => {
        known = read(schema, json).http
        return known
      })
      .finally(() => {
        asking = null
      })
    return asking
  }
  return async (network: CaipNetworkId): Promise<boolean> => {
    const chains =
      known.length > 0
        ? known
        : await ask().catch((error: unknown): readonly unknown[] => {
            if (isRefusal(error)) throw error
            return []
          })
    return chains.includes(network)
  }
}
