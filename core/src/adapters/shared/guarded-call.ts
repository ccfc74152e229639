import { connectErrors } from '../../errors/areas/connect.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Platform } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'

export type GuardedCallOptions = {
  /** The code of the `KitError` for a thrown value without a known error number. */
  fallbackCode: PlainErrorCode
  /** Maps a thrown value to an error. Default: `fromWallet`, which maps EIP-1193 error numbers. */
  toKitError?: (thrown: unknown) => KitError
}

/** The called method of a wallet, for inspection, and how its errors are mapped. */
type GuardedRequest = GuardedCallOptions & { method: string; params?: unknown }

export type GuardedCall = <T>(
  request: GuardedRequest,
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
  trace,
  stopSignal,
}: Pick<Platform, 'clock' | 'trace'> & { stopSignal: AbortSignal }): GuardedCall {
  return (request, signal, call) => {
    const { method, params, fallbackCode } = request
    const { toKitError = (thrown) => fromWallet(thrown, fallbackCode) } = request
    const response = withDeadline({ clock, ms: null, signals: [signal, stopSignal] }, async () => {
      try {
        return await call()
      } catch (thrown) {
        throw toKitError(thrown)
      }
    })
    trace?.({ type: '@latchkit.request', url: '', method, params, response })
    return response
  }
}

/** The error for an invalid response of a wallet that connects. */
export const walletFailed = (wallet: string, cause: unknown) =>
  new KitError(connectErrors, 'connect/wallet-failed', { wallet }, { cause })

/** Call options for a connection: an error without a known code becomes `connect/wallet-failed`. */
export const connectOptions = (
  wallet: string,
  toKitError: (thrown: unknown, fallbackCode: PlainErrorCode) => KitError = fromWallet,
): GuardedCallOptions => ({
  fallbackCode: 'kit/unknown',
  toKitError(thrown) {
    const error = toKitError(thrown, 'kit/unknown')
    return codeOf(error) === 'kit/unknown' ? walletFailed(wallet, thrown) : error
  },
})
