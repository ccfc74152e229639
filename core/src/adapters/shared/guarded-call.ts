import { withDeadline } from '../../clients/http/with-deadline.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import type { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Clock } from '../../platform/platform.ts'

export type GuardedCallOptions = {
  /** The code for an error without a code. */
  fallbackCode: PlainErrorCode
  /** Maps a thrown value to an error. Default: by the error numbers of EIP-1193. */
  toKitError?: (thrown: unknown) => KitError
}

export type GuardedCall = <T>(
  options: GuardedCallOptions,
  signal: AbortSignal,
  call: () => T | Promise<T>,
) => Promise<T>

/**
 * Creates a function that calls a wallet. A wallet may throw anything, answer late or never answer:
 * the returned promise rejects with a `KitError` only, and as soon as `signal` or `stopSignal` is
 * aborted, which drops a later result. There is no timeout. The result is not validated.
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
