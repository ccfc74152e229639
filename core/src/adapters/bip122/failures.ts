import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { lookInto } from '../../errors/extract-error.ts'
import { codeOf, type ErrorCode, isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import type { GuardedCallOptions } from '../shared/guarded-call.ts'

/** Numbers that mean something else here than in EIP-1474. */
const own: ReadonlyMap<number | string, PlainErrorCode> = new Map([
  [-32000, 'rpc/user-rejected'],
  [4001, 'rpc/user-rejected'],
  [-32001, 'rpc/method-not-supported'],
  [-32002, 'rpc/unauthorized'],
])

/** What a wallet in the manner of sats-connect throws, or says in an error. A refusal by the visitor wins over every other number. */
export function fromSatsWallet(thrown: unknown, otherwise: PlainErrorCode): KitError {
  if (isKitError(thrown)) return thrown
  const meanings = lookInto(thrown).codes.flatMap((code) => own.get(code) ?? [])
  const meaning = meanings.find((code) => code === 'rpc/user-rejected') ?? meanings[0]
  return meaning === undefined
    ? fromWallet(thrown, otherwise)
    : new KitError(meaning, {}, { cause: thrown })
}

type Reader = (thrown: unknown, otherwise: PlainErrorCode) => KitError

/** An error that says nothing means that this wallet could not connect. */
export const connecting = (wallet: string, read: Reader): GuardedCallOptions => ({
  fallbackCode: 'kit/unknown',
  toKitError(thrown) {
    const error = read(thrown, 'kit/unknown')
    return codeOf(error) === 'kit/unknown' ? walletFailed(wallet, thrown) : error
  },
})

/** The wallet said something nobody can believe. */
export const walletFailed = (wallet: string, cause: unknown) =>
  new KitError('connect/wallet-failed', { wallet }, { cause })

const withheld: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'rpc/unauthorized',
  'rpc/user-rejected',
])
/** null where the wallet shares nothing, or cannot say it without its visitor. */
export function nothingShared(error: unknown): null {
  if (withheld.has(codeOf(error)) || isUnsupported(error)) return null
  throw error
}
