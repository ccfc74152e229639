import { catalogue, type ErrorCode, type PlainErrorCode } from '../../errors/catalogue.ts'
import { extractError } from '../../errors/extract-error.ts'
import { codeOf, isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import { isUnsupported } from '../shared/error-kinds.ts'

/** Error numbers of sats-connect that differ from EIP-1474. */
const satsCodes: ReadonlyMap<number | string, PlainErrorCode> = new Map([
  [-32000, 'rpc/user-rejected'],
  [4001, 'rpc/user-rejected'],
  [-32001, 'rpc/method-not-supported'],
  [-32002, 'rpc/unauthorized'],
])

/**
 * Maps an error of a sats-connect wallet. If it contains several error numbers, that of a rejection
 * takes precedence.
 */
export function fromSatsWallet(thrown: unknown, fallbackCode: PlainErrorCode): KitError {
  if (isKitError(thrown)) return thrown
  const codes = extractError(thrown).codes.flatMap((number) => satsCodes.get(number) ?? [])
  const code = codes.find((candidate) => candidate === 'rpc/user-rejected') ?? codes[0]
  return code === undefined
    ? fromWallet(thrown, fallbackCode)
    : new KitError(catalogue, code, {}, { cause: thrown })
}

const notShared: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/unauthorized',
  'rpc/user-rejected',
])
/**
 * Returns null if the wallet shares no account or cannot read accounts without a prompt. Rethrows
 * other errors.
 */
export function nullIfNotShared(error: unknown): null {
  if (notShared.has(codeOf(error)) || isUnsupported(error)) return null
  throw error
}
