import { callMethod } from '../../domain/call-method.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import type { Platform } from '../../platform/platform.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import type { ResolvedWallet, WalletResolver } from '../shared/wallet-resolver.ts'

export type WalletRequest = {
  method: string
  params: readonly unknown[]
  /** The code of the `KitError` for a thrown value without a known error number. */
  fallbackCode: PlainErrorCode
}

/**
 * A wallet's EIP-1193 provider with reliable behaviour: the original may throw any value, respond
 * late or never, or keep calling removed listeners.
 */
export type GuardedProvider = {
  /**
   * Sends one request. Rejects with a `KitError`, and at once when `signal` is aborted. The result
   * is not validated.
   */
  request(request: WalletRequest, signal: AbortSignal): Promise<unknown>
  /**
   * Subscribes to an event. Returns unsubscribe, which stops the calls even if the wallet does not
   * remove the listener.
   */
  on(event: string, listener: (payload: unknown) => void): () => void
}

export type Wallet = ResolvedWallet<GuardedProvider>
export type Resolver = WalletResolver<GuardedProvider>

export function guardProvider(
  provider: object,
  deps: Pick<Platform, 'clock' | 'trace'> & { stopSignal: AbortSignal },
): GuardedProvider {
  const guardedCall = createGuardedCall(deps)
  const trySubscription = (
    method: 'on' | 'removeListener' | 'off',
    event: string,
    listener: (payload: unknown) => void,
  ): boolean => {
    try {
      callMethod(provider, method, event, listener)
      return true
    } catch {
      return false
    }
  }
  return {
    request: ({ method, params, fallbackCode }, signal) =>
      guardedCall({ fallbackCode, method, params }, signal, () =>
        callMethod(provider, 'request', params.length === 0 ? { method } : { method, params }),
      ),
    on(event, listener) {
      let isActive = true
      const forward = (payload: unknown) => {
        if (isActive) listener(payload)
      }
      trySubscription('on', event, forward)
      return () => {
        isActive = false
        if (!trySubscription('removeListener', event, forward))
          trySubscription('off', event, forward)
      }
    },
  }
}
