import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Clock } from '../../platform/platform.ts'
import { createDedupe } from '../http/dedupe.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import { isProjectError } from '../http/project-error.ts'
import { list } from './schemas.ts'
import type { Service } from './service.ts'

const responseSchema = objectSchema({ http: list })

/**
 * Returns a function that resolves with whether the service supports a network. The list is fetched
 * once for concurrent calls, and again while it is empty. Failures count as unsupported, except
 * project errors and aborts, which reject.
 */
export function createSupportedChains(service: Pick<Service, 'get'>, clock: Clock) {
  const dedupe = createDedupe<readonly unknown[]>({ clock, max: 0 })
  let chains: readonly unknown[] = []
  const fetchChains = async (signal: AbortSignal): Promise<readonly unknown[]> => {
    chains = parse(responseSchema, await service.get(['v1/supported-chains'], {}, signal)).http
    return chains
  }
  return async (network: CaipNetworkId, signal: AbortSignal): Promise<boolean> => {
    if (chains.length > 0) return chains.includes(network)
    try {
      return (await dedupe('', fetchChains, signal)).includes(network)
    } catch (error) {
      if (signal.aborted || isProjectError(error)) throw error
      return false
    }
  }
}
