import { catalogue, type PlainErrorCode } from '../../errors/catalogue.ts'
import { extractError } from '../../errors/extract-error.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import { type GuardedCallOptions, connectOptions as optionsOf } from '../shared/guarded-call.ts'

const rejected = /^(?:error: )?request (?:was )?(?:rejected|declined|cancell?ed)\W*$/i
const unknownChain =
  /no (?:modular )?chain ?info|(?:unknown|unsupported|invalid) chain|chain\b.{0,40}\bnot (?:found|supported|exist|registered)/i
const unauthorized =
  /not (?:been )?(?:enabled|authori[sz]ed|permitted|allowed)|unauthori[sz]ed|permission|\blocked\b/i

/**
 * Maps an error of a wallet with Keplr's API by its message, because these wallets seldom set a
 * code. A rejection takes precedence over every other match.
 */
export function fromKeplr(thrown: unknown, fallbackCode: PlainErrorCode): KitError {
  const error = fromWallet(thrown, fallbackCode)
  if (isKitError(thrown) || error.code === 'rpc/user-rejected') return error
  const texts = extractError(thrown).texts.map((text) => text.slice(0, 400))
  const matches = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  const withCode = (code: PlainErrorCode) => new KitError(catalogue, code, {}, { cause: thrown })
  if (matches(rejected)) return withCode('rpc/user-rejected')
  if (matches(unknownChain)) return withCode('rpc/switch-chain')
  return error.code === fallbackCode && matches(unauthorized) ? withCode('rpc/unauthorized') : error
}

/** Call options that map errors with `fromKeplr`. */
export const callOptions = (fallbackCode: PlainErrorCode): GuardedCallOptions => ({
  fallbackCode,
  toKitError: (thrown) => fromKeplr(thrown, fallbackCode),
})

/** Call options for a connection. */
export const connectOptions = (wallet: string) => optionsOf(wallet, fromKeplr)
