import { within } from '../../clients/http/within.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Clock } from '../../platform/platform.ts'

export type WalletRequest = {
  method: string
  params: readonly unknown[]
  /** What an error that says nothing is called. */
  otherwise: PlainErrorCode
}

/** A wallet's EIP-1193 object behind a fence: it may throw anything, answer late or never, or lie about its events. */
export type GuardedProvider = {
  /** Asks once. Rejects with a `KitError`; after an abort the answer is dropped. What is answered is still `unknown`. */
  request(request: WalletRequest, signal: AbortSignal): Promise<unknown>
  /** Returns the stop, after which nothing is heard, whether the wallet lets go of the listener or not. */
  on(event: string, listener: (payload: unknown) => void): () => void
}

export function guardProvider(
  provider: object,
  { clock, life }: { clock: Clock; life: AbortSignal },
): GuardedProvider {
  const call = (method: string, ...args: readonly unknown[]): unknown => {
    const own: unknown = Reflect.get(provider, method)
    if (typeof own !== 'function') throw new TypeError(`The provider has no ${method}`)
    return Reflect.apply(own, provider, args)
  }
  const attempt = (method: string, ...args: readonly unknown[]): boolean => {
    try {
      call(method, ...args)
      return true
    } catch {
      return false
    }
  }
  return {
    request: ({ method, params, otherwise }, signal) =>
      within({ clock, ms: null, signals: [signal, life] }, async () => {
        try {
          return await call('request', params.length === 0 ? { method } : { method, params })
        } catch (thrown) {
          throw fromWallet(thrown, otherwise)
        }
      }),
    on(event, listener) {
      let hears = true
      const relay = (payload: unknown) => {
        if (hears) listener(payload)
      }
      attempt('on', event, relay)
      return () => {
        hears = false
        attempt('removeListener', event, relay) || attempt('off', event, relay)
      }
    },
  }
}
