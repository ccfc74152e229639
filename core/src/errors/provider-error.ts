import type { ErrorCode } from './catalogue.ts'
import { codeOf } from './coded-error.ts'
import { extractError } from './extract-error.ts'
import { isForeign } from './is-foreign.ts'
import { isKitError, type KitError } from './kit-error.ts'
import { fromWallet, rpcNumberOf } from './rpc-codes.ts'

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

/**
 * The number of nodes for errors without one. For errors after which the wallet may have acted, or
 * may still act: viem repeats a request after an internal error, and after a number that it does not
 * know (fault EM6).
 */
const notRepeated = -32000

/**
 * Numbers for errors of the kit itself. All others have that of an internal error, after which
 * libraries repeat a request: a request that has become void has another one (fault EM4).
 */
const numbers: { readonly [Code in ErrorCode]?: number } = {
  'connector/chain-mismatch': 4901,
  'connector/chain-not-configured': 4901,
  'connector/not-connected': 4900,
  'embedded/frame-error': notRepeated,
  'embedded/frame-refused': notRepeated,
  'embedded/method-not-allowed': 4200,
  'embedded/request-aborted': 4900,
  'kit/aborted': notRepeated,
  'kit/stopped': 4900,
  'kit/timed-out': notRepeated,
  'network/not-supported-by-wallet': 4902,
  'remote/request-expired': notRepeated,
  // the relay may still deliver a request that it did not confirm
  'remote/unreachable': notRepeated,
  'rpc/account-changed': 4100,
  'rpc/network-changed': 4901,
  'rpc/result-invalid': notRepeated,
  'sign/not-verified': notRepeated,
}
const internal = -32603

/**
 * Converts a value that a provider threw. The number is that of the `KitError`; if its code has
 * none, the first number that the wallet or node stated. An error of a wallet keeps its message.
 */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (isProviderError(thrown)) return thrown
  const error = fromWallet(thrown)
  const { codes, texts } = extractError(thrown)
  const code = codeOf(error)
  const stated = codes.find((each): each is number => Number.isSafeInteger(each))
  return new ProviderRpcError(error, {
    code: numbers[code] ?? rpcNumberOf(code) ?? stated ?? internal,
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
