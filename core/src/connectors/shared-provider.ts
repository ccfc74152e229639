import type { Account } from '../domain/account/account.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import { evmChainId, hexFromNumber } from '../domain/caip/chain-id.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { copyJson, copyRequest, type ProviderRequest } from '../domain/request/copy-request.ts'
import { rpcErrors } from '../errors/areas/rpc.ts'
import { KitError } from '../errors/kit-error.ts'
import { toProviderError } from '../errors/provider-error.ts'
import { createEmitter } from '../platform/emitter.ts'
import type { Platform } from '../platform/platform.ts'
import type { SharedProvider } from './connector.ts'

/** An event of a session. Providers pass on those of EIP-1193. */
export type SharedWalletEvent =
  | { type: 'accounts.changed'; accounts: readonly Account[] }
  | {
      type: 'chain.changed'
      caipNetworkId: CaipNetworkId
      accounts?: readonly Account[] | null
    }
  | { type: 'disconnected' }
  | { type: 'wallet.event'; name: string; data: unknown }
type Options = {
  namespace: Namespace
  log: Platform['log']
  connection: SharedProvider['connection']
  /** Handles a copy of a request, which the page cannot change. */
  handleRequest(request: ProviderRequest): Promise<unknown>
}

/** The provider of one namespace, and the function that emits the events of its session. */
export type ProviderHandle = {
  provider: SharedProvider
  emit(event: SharedWalletEvent): void
}

/**
 * Creates the provider of one namespace: EIP-1193 on eip155, the same interface in other
 * namespaces. After its session has ended, requests reject; a later session gets a new provider.
 */
export function createSharedProvider({
  namespace,
  log,
  connection,
  handleRequest,
}: Options): ProviderHandle {
  const emitter = createEmitter<ProviderEvent>((error) =>
    log.error('A listener of the wallet’s provider threw an error', error),
  )
  const unsubscribes = new Map<string, Map<(value: unknown) => void, () => void>>()
  let ended = false
  return {
    provider: {
      async request(request) {
        if (ended) throw new KitError(rpcErrors, 'rpc/provider-disconnected')
        return handleRequest(copyRequest(request))
      },
      connection: () => (ended ? null : connection()),
      on(event, listener) {
        const byListener = unsubscribes.get(event) ?? new Map()
        unsubscribes.set(event, byListener)
        if (byListener.has(listener)) return
        const unsubscribe = emitter.subscribe(({ name, createValue }) => {
          if (name === event) listener(createValue())
        })
        byListener.set(listener, unsubscribe)
      },
      removeListener(event, listener) {
        unsubscribes.get(event)?.get(listener)?.()
        unsubscribes.get(event)?.delete(listener)
      },
    },
    emit(event) {
      if (event.type === 'disconnected') ended = true
      toProviderEvents(namespace, event).forEach(emitter.emit)
    },
  }
}

/** `createValue`: each listener gets a value of its own, which it may change (fault V19). */
type ProviderEvent = { name: string; createValue(): unknown }

/** Converts a session event to EIP-1193 events. Networks are hex on eip155, else CAIP-2 ids. */
function toProviderEvents(
  namespace: Namespace,
  event: SharedWalletEvent,
): readonly ProviderEvent[] {
  if (event.type === 'wallet.event') {
    const { name, data } = event
    // Other names could imitate events of the provider, such as `disconnect` (decision 43).
    return name === 'message'
      ? [{ name, createValue: () => (data === undefined ? data : copyJson(data)) }]
      : []
  }
  if (event.type === 'disconnected') {
    const createValue = () => toProviderError(new KitError(rpcErrors, 'rpc/provider-disconnected'))
    return [{ name: 'disconnect', createValue }]
  }
  const { accounts = null } = event
  const accountsChanged: readonly ProviderEvent[] =
    accounts === null
      ? []
      : [
          {
            name: 'accountsChanged',
            createValue: () => accounts.map(({ address }) => address),
          },
        ]
  if (event.type === 'accounts.changed') return accountsChanged
  const chainId = namespace === 'eip155' ? evmChainId(event.caipNetworkId) : null
  const chain = chainId === null ? event.caipNetworkId : hexFromNumber(chainId)
  return [{ name: 'chainChanged', createValue: () => chain }, ...accountsChanged]
}
