import { codeOf, type ErrorCode } from '../../errors/kit-error.ts'

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

/** Whether the wallet does not support a method. Another method may work. */
export const isUnsupported = (error: unknown): boolean => unsupported.has(codeOf(error))

/**
 * Whether a call was aborted, timed out or stopped. The wallet did not cause such an error.
 */
export const isInterrupted = (error: unknown): boolean => interrupted.has(codeOf(error))
