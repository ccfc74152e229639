import { evmChainId, hexFromNumber } from '../../domain/caip/chain-id.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SharedProvider } from '../connector.ts'
import type { StandingEvent } from './standings.ts'

type Asked = { method: string; params?: unknown }
type Parts = {
  namespace: Namespace
  log: Platform['log']
  standing: SharedProvider['standing']
  answer(asked: Asked): Promise<unknown>
}

/** One namespace's provider, and the way to tell it what happens. */
export type SpokenProvider = { provider: SharedProvider; tell(event: StandingEvent): void }

/** EIP-1193 on eip155, the same shape elsewhere. It ends with its session: a later session has another one. */
export function createSharedProvider({ namespace, log, standing, answer }: Parts): SpokenProvider {
  const emitter = createEmitter<{ name: string; value: unknown }>((error) =>
    log.error("A listener of the remote wallet's provider failed", error),
  )
  const stops = new Map<string, Map<(value: unknown) => void, () => void>>()
  let ended = false
  return {
    provider: {
      async request(asked) {
        if (ended) throw new KitError('rpc/provider-disconnected')
        if (typeof asked?.method !== 'string') throw new KitError('rpc/invalid-request')
        return answer(asked)
      },
      standing: () => (ended ? null : standing()),
      on(event, listener) {
        const known = stops.get(event) ?? new Map()
        stops.set(event, known)
        if (known.has(listener)) return
        const unsubscribe = emitter.subscribe(({ name, value }) => {
          if (name === event) listener(value)
        })
        known.set(listener, unsubscribe)
      },
      removeListener(event, listener) {
        stops.get(event)?.get(listener)?.()
        stops.get(event)?.delete(listener)
      },
    },
    tell(event) {
      if (event.type === 'disconnected') ended = true
      for (const [name, value] of spoken(namespace, event)) emitter.emit({ name, value })
    },
  }
}

/** In the words of EIP-1193; a network of another namespace by its CAIP-2 id. */
function spoken(
  namespace: Namespace,
  event: StandingEvent,
): readonly (readonly [string, unknown])[] {
  if (event.type === 'said') return [[event.name, event.data]]
  if (event.type === 'disconnected')
    return [['disconnect', new KitError('rpc/provider-disconnected')]]
  const accounts = event.accounts?.map(({ address }) => address)
  const changed = accounts === undefined ? [] : [['accountsChanged', accounts] as const]
  if (event.type === 'accounts.changed') return changed
  const chainId = namespace === 'eip155' ? evmChainId(event.caipNetworkId) : null
  return [
    ['chainChanged', chainId === null ? event.caipNetworkId : hexFromNumber(chainId)],
    ...changed,
  ]
}
