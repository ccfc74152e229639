import { withDeadline } from '../../clients/http/with-deadline.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import type { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Clock } from '../../platform/platform.ts'

export type GuardedCallOptions = {
  /** The code of the `KitError` for a thrown value without a known error number. */
  fallbackCode: PlainErrorCode
  /** Maps a thrown value to an error. Default: `fromWallet`, which maps EIP-1193 error numbers. */
  toKitError?: (thrown: unknown) => KitError
}

export type GuardedCall = <T>(
  options: GuardedCallOptions,
  signal: AbortSignal,
  call: () => T | Promise<T>,
) => Promise<T>

/**
 * Creates a function that calls a wallet, without a timeout. A wallet may throw any value, respond
 * late or never respond: the returned promise rejects with a `KitError` only, and rejects as soon
 * as `signal` or `stopSignal` is aborted; a later result is dropped. The result is not validated.
 */
export function createGuardedCall({
  clock,
  stopSignal,
}: {
  clock: Clock
  stopSignal: AbortSignal
}): GuardedCall {
  return (
    { fallbackCode, toKitError = (thrown) => fromWallet(thrown, fallbackCode) },
    signal,
    call,
  ) =>
    withDeadline({ clock, ms: null, signals: [signal, stopSignal] }, async () => {
      try {
        return await call()
      } catch (thrown) {
        throw toKitError(thrown)
      }
    })
}
