import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { EmbeddedEvent } from '../connector.ts'
import type { LoginCache } from './login-cache.ts'
import { networkOfFrame } from './parse-user.ts'

type SmartNetworksOptions = {
  cache: LoginCache
  frame: FrameClient
  log: Platform['log']
  emit(event: EmbeddedEvent): void
}

/** The networks with smart accounts, as the frame stated them last. */
export type SmartNetworks = {
  /** CAIP-2 ids. */
  list(): readonly CaipNetworkId[]
  /**
   * Reads and stores the networks; keeps the last ones if the frame does not state them. `check`:
   * throws if the login has ended meanwhile.
   */
  read(signal: AbortSignal, check: () => void): Promise<void>
}

export function createSmartNetworks({
  cache,
  frame,
  log,
  emit,
}: SmartNetworksOptions): SmartNetworks {
  let networks = cache.smartAccountNetworks()
  return {
    list: () => networks,
    async read(signal, check) {
      const answer = await frame
        .request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, signal)
        .catch((error: unknown) => {
          if (signal.aborted) throw error
          log.debug(`The networks with smart accounts could not be read: ${codeOf(error)}`)
          return null
        })
      check()
      if (answer === null) return
      networks = answer.smartAccountEnabledNetworks.flatMap((id) => networkOfFrame(id) ?? [])
      cache.setSmartAccountNetworks(networks)
      emit({ type: 'smartNetworks.changed', networks })
    },
  }
}
