import { codeOf, type ErrorCode } from '../../errors/kit-error.ts'

const unsupported: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/method-not-found',
  'rpc/method-not-supported',
  'rpc/unsupported-method',
])
const ended: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'kit/aborted',
  'kit/timed-out',
  'kit/stopped',
])

/** Whether a wallet cannot do something at all, whichever of the numbers for it it says: another way may be tried. */
export const isUnsupported = (error: unknown): boolean => unsupported.has(codeOf(error))

/** Whether nobody waited any longer: it says nothing of the wallet. */
export const isEnded = (error: unknown): boolean => ended.has(codeOf(error))
