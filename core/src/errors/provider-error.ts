import type { ErrorCode } from './catalogue.ts'
import { extractError } from './extract-error.ts'
import { isForeign } from './is-foreign.ts'
import { codeOf, isKitError, type KitError } from './kit-error.ts'
import { fromWallet, isRpcNumber, rpcNumberOf } from './rpc-codes.ts'

/**
 * The error of a provider that a page gets (decision 52), as EIP-1193 defines it: `code` is a number
 * and 4001 for a rejection by the visitor. `cause` is the `KitError`. `data` is that of the wallet
 * or node, for example the reason of a revert; undefined if there is none.
 */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(
    cause: KitError,
    { code, message, data }: Pick<ProviderRpcError, 'code' | 'message' | 'data'>,
  ) {
    super(message, { cause })
    this.code = code
    this.data = data
  }
}

/** Numbers for errors of the kit itself. All others have that of an internal error. */
const numbers: { readonly [Code in ErrorCode]?: number } = {
  'connector/chain-mismatch': 4901,
  'connector/chain-not-configured': 4901,
  'connector/not-connected': 4900,
  'embedded/method-not-allowed': 4200,
  'embedded/request-aborted': 4900,
  'kit/stopped': 4900,
  'network/not-supported-by-wallet': 4902,
  'rpc/account-changed': 4100,
  'rpc/network-changed': 4901,
}
const internal = -32603

/**
 * The number after a request that may have acted, or may still act. viem repeats a request after an
 * internal error, a limit, and every number that it does not know; after -32000 it sends
 * `wallet_sendTransaction` instead (fault EM7).
 */
const mayHaveActed = -32003
const limitExceeded = -32005
const invalidInput = -32000
/** A rejection in the numbers of CAIP-25. */
const rejected = 5000
/**
 * An unsupported method in the numbers of CAIP-25. The wallet has not acted, so a page gets -32004,
 * after which viem may use another method (`experimental_fallback` of `sendCalls`).
 */
const unsupportedMethod = 5101

/** Whether a request that may have acted can fail with this number: viem does not send it again. */
const isFinal = (number: number) =>
  number === rejected ||
  (isRpcNumber(number) && ![internal, limitExceeded, invalidInput].includes(number))

/**
 * Converts a value that a provider threw. The number is that of the `KitError`; if its code has
 * none, the first number that the wallet or node stated. For a request that may act, a number after
 * which viem would send it again is replaced by -32003. An error of a wallet keeps its message.
 */
export function toProviderError(
  thrown: unknown,
  request: 'reads' | 'mayAct' = 'mayAct',
): ProviderRpcError {
  if (isProviderError(thrown)) return thrown
  const error = fromWallet(thrown)
  const { codes, texts } = extractError(thrown)
  const code = codeOf(error)
  const stated = codes.find((each): each is number => Number.isSafeInteger(each))
  const wallets = stated === unsupportedMethod ? -32004 : stated
  const number = numbers[code] ?? rpcNumberOf(code) ?? wallets ?? internal
  return new ProviderRpcError(error, {
    code: request === 'reads' || isFinal(number) ? number : mayHaveActed,
    message: isKitError(thrown) ? error.message : texts[0] || error.message,
    data: dataOf(thrown) ?? dataOf(error.cause),
  })
}

function isProviderError(thrown: unknown): thrown is ProviderRpcError {
  try {
    return thrown instanceof ProviderRpcError
  } catch {
    return false
  }
}

function dataOf(thrown: unknown): unknown {
  try {
    const isObject = typeof thrown === 'object' && thrown !== null
    return isObject && !isForeign(thrown, 'data') ? Reflect.get(thrown, 'data') : undefined
  } catch {
    return undefined
  }
}
