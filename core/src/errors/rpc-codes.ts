import type { PlainErrorCode } from './catalogue.ts'
import { lookInto, type Said } from './extract-error.ts'
import { isKitError, KitError } from './kit-error.ts'

/** Numbers of EIP-1193, EIP-1474 and EIP-5792 to codes. Specification, section 8. */
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

/** Numbers that say little: their text, and a nested number, say more. 5000 to 5002 are remote wallets' ways to say no. */
const vague: readonly (number | string)[] = [-32603, -32000, 5000, 5001, 5002]
/** Said by wallets that do not know a network, in either sign (decision 13). */
const unknownChain: readonly (number | string)[] = [4902, 32603, 5000, 'rpc/switch-chain']
const declined =
  /\b(?:user|by the user|by user)\b.{0,24}\b(?:reject|den(?:y|ied)|cancel|declin|disapprov)|\b(?:reject|deni|cancel|declin)\w* (?:by )?(?:the )?user\b|^request (?:rejected|declined)\W*$/i

function isDeclined({ codes, texts }: Said): boolean {
  if (codes.some((code) => code === 'rpc/user-rejected' || byNumber[code] === 'rpc/user-rejected'))
    return true
  return (
    codes.every((code) => typeof code === 'string' || vague.includes(code)) &&
    texts.some((text) => declined.test(text.slice(0, 400)))
  )
}

function codeFor(said: Said, fallback: PlainErrorCode): PlainErrorCode {
  if (isDeclined(said)) return 'rpc/user-rejected'
  if (said.texts.includes('AbortError')) return 'kit/aborted'
  if (said.texts.includes('TimeoutError')) return 'kit/timed-out'
  const known = said.codes.filter((code) => Object.hasOwn(byNumber, code))
  const telling = known.find((code) => !vague.includes(code)) ?? known[0]
  return telling === undefined ? fallback : (byNumber[telling] ?? fallback)
}

/**
 * Whatever a wallet or node throws becomes a `KitError` with the original as `cause`; ours pass through. A refusal by the visitor
 * wins over every other number, however deep it is. Never throws.
 */
export function fromWallet(thrown: unknown, fallback: PlainErrorCode = 'kit/unknown'): KitError {
  return isKitError(thrown)
    ? thrown
    : new KitError(codeFor(lookInto(thrown), fallback), {}, { cause: thrown })
}

/** Whether a failed switch means that the wallet does not know the network, so that it can be offered. A refusal never does. */
export function shouldAddChain(thrown: unknown): boolean {
  const said = lookInto(thrown)
  return (
    !isDeclined(said) &&
    said.codes.some((code) =>
      unknownChain.includes(typeof code === 'number' ? Math.abs(code) : code),
    )
  )
}
