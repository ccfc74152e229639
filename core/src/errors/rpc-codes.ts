import { catalogue, type ErrorCode, type PlainErrorCode } from './catalogue.ts'
import { type ErrorInfo, extractError } from './extract-error.ts'
import { isKitError, KitError } from './kit-error.ts'

/** Our error codes by the codes of EIP-1193, EIP-1474 and EIP-5792. */
const byNumber: Readonly<Record<number | string, PlainErrorCode>> = {
  [-32700]: 'rpc/parse',
  [-32600]: 'rpc/invalid-request',
  [-32601]: 'rpc/method-not-found',
  [-32602]: 'rpc/invalid-params',
  [-32603]: 'rpc/internal',
  [-32000]: 'rpc/invalid-input',
  [-32001]: 'rpc/resource-not-found',
  [-32002]: 'rpc/resource-unavailable',
  [-32003]: 'rpc/transaction-rejected',
  [-32004]: 'rpc/method-not-supported',
  [-32005]: 'rpc/limit-exceeded',
  [-32006]: 'rpc/version-unsupported',
  4001: 'rpc/user-rejected',
  ACTION_REJECTED: 'rpc/user-rejected',
  4100: 'rpc/unauthorized',
  4200: 'rpc/unsupported-method',
  4900: 'rpc/provider-disconnected',
  4901: 'rpc/chain-disconnected',
  4902: 'rpc/switch-chain',
  5700: 'rpc/unsupported-capability',
  5710: 'rpc/unsupported-chain-id',
  5720: 'rpc/duplicate-id',
  5730: 'rpc/unknown-bundle-id',
  5740: 'rpc/bundle-too-large',
  5750: 'rpc/atomic-upgrade-rejected',
  5760: 'rpc/atomicity-not-supported',
}

/**
 * Generic codes: the text of the error and nested codes are more specific. Remote wallets use 5000
 * to 5002 for rejections.
 */
const genericCodes: readonly (number | string)[] = [-32603, -32000, 5000, 5001, 5002]
/** Codes of wallets that do not know a network, with either sign (decision 13). */
const unknownChainCodes: readonly (number | string)[] = [4902, 32603, 5000, 'rpc/switch-chain']
const rejectionText =
  /\b(?:user|by the user|by user)\b.{0,24}\b(?:reject|den(?:y|ied)|cancel|declin|disapprov)|\b(?:reject|deni|cancel|declin)\w* (?:by )?(?:the )?user\b|^request (?:rejected|declined)\W*$/i

function isRejected({ codes, texts }: ErrorInfo): boolean {
  if (codes.some((code) => code === 'rpc/user-rejected' || byNumber[code] === 'rpc/user-rejected'))
    return true
  return (
    codes.every((code) => typeof code === 'string' || genericCodes.includes(code)) &&
    texts.some((text) => rejectionText.test(text.slice(0, 400)))
  )
}

function codeFor(info: ErrorInfo, fallback: PlainErrorCode): PlainErrorCode {
  if (isRejected(info)) return 'rpc/user-rejected'
  if (info.texts.includes('AbortError')) return 'kit/aborted'
  if (info.texts.includes('TimeoutError')) return 'kit/timed-out'
  const known = info.codes.filter((code) => Object.hasOwn(byNumber, code))
  const specific = known.find((code) => !genericCodes.includes(code)) ?? known[0]
  return specific === undefined ? fallback : (byNumber[specific] ?? fallback)
}

/**
 * Converts a value that a wallet or node threw to a `KitError` with the original as `cause`.
 * Returns a `KitError` with a known code unchanged. A rejection by the visitor, at any depth, wins over all other
 * codes. Never throws.
 */
export function fromWallet(thrown: unknown, fallback: PlainErrorCode = 'kit/unknown'): KitError {
  return isKitError(thrown) && Object.hasOwn(catalogue, thrown.code)
    ? thrown
    : new KitError(catalogue, codeFor(extractError(thrown), fallback), {}, { cause: thrown })
}

/**
 * Whether a failed network switch means that the wallet does not know the network, so that the
 * network can be added. False for a rejection.
 */
export function shouldAddChain(thrown: unknown): boolean {
  const info = extractError(thrown)
  return (
    !isRejected(info) &&
    info.codes.some((code) =>
      unknownChainCodes.includes(typeof code === 'number' ? Math.abs(code) : code),
    )
  )
}

/** Whether EIP-1193, EIP-1474 or EIP-5792 defines the number. */
export const isRpcNumber = (number: number): boolean => Object.hasOwn(byNumber, number)

/** The number of EIP-1193, EIP-1474 or EIP-5792 for a code. Null if the code has none. */
export function rpcNumberOf(code: ErrorCode): number | null {
  const known = Object.entries(byNumber).find((entry) => entry[1] === code)
  return known === undefined ? null : Number(known[0])
}
