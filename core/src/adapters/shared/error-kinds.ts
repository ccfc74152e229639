import { accountErrors } from '../../errors/areas/account.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'

const unsupported: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/method-not-found',
  'rpc/method-not-supported',
  'rpc/unsupported-method',
])
const interrupted: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'kit/aborted',
  'kit/timed-out',
  'kit/stopped',
])

/** Whether an error means that the wallet does not support the method. Another method may work. */
export const isUnsupported = (error: unknown): boolean => unsupported.has(codeOf(error))

/**
 * Whether an error means that a call was aborted, timed out or stopped. The wallet did not cause
 * such an error.
 */
export const isInterrupted = (error: unknown): boolean => interrupted.has(codeOf(error))

/** Throws `account/disconnect-failed`, or the error itself if the wallet did not cause it. */
export function throwDisconnectFailed(cause: unknown): never {
  throw isInterrupted(cause)
    ? cause
    : new KitError(accountErrors, 'account/disconnect-failed', {}, { cause })
}
