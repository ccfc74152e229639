import {
  ExecutionRevertedError,
  FeeCapTooHighError,
  FeeCapTooLowError,
  InsufficientFundsError,
  IntrinsicGasTooHighError,
  IntrinsicGasTooLowError,
  NonceMaxValueError,
  NonceTooHighError,
  NonceTooLowError,
  TipAboveFeeCapError,
} from 'viem'
import { catalogue, type ErrorCode, type PlainErrorCode } from '../../../errors/catalogue.ts'
import { extractError } from '../../../errors/extract-error.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'

/**
 * Codes that nodes use for many errors, and that wallets forward: only the text identifies the
 * error.
 */
const unspecific: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'kit/unknown',
  'rpc/internal',
  'rpc/invalid-input',
  'rpc/invalid-params',
  'rpc/transaction-rejected',
])

/**
 * Error texts of nodes; the first match wins. A revert comes first because its reason is the
 * contract's own text and may match another pattern.
 */
const messages: readonly (readonly [RegExp, PlainErrorCode])[] = [
  [ExecutionRevertedError.nodeMessage, 'send/would-fail'],
  [InsufficientFundsError.nodeMessage, 'send/fee-insufficient'],
  [/exceeds the balance of the account/, 'send/fee-insufficient'],
  [FeeCapTooHighError.nodeMessage, 'transaction/fee-cap-too-high'],
  [TipAboveFeeCapError.nodeMessage, 'transaction/tip-above-fee-cap'],
  [FeeCapTooLowError.nodeMessage, 'transaction/fee-too-low'],
  [/underpriced|gas price too low|fee too low/, 'transaction/fee-too-low'],
  [NonceTooLowError.nodeMessage, 'transaction/nonce-invalid'],
  [NonceTooHighError.nodeMessage, 'transaction/nonce-invalid'],
  [NonceMaxValueError.nodeMessage, 'transaction/nonce-invalid'],
  [/invalid (?:transaction )?nonce|nonce mismatch/, 'transaction/nonce-invalid'],
  [IntrinsicGasTooLowError.nodeMessage, 'transaction/gas-too-low'],
  [/out of gas|gas limit too low/, 'transaction/gas-too-low'],
  [/invalid chain ?id|wrong chain ?id|chain ?id mismatch/, 'transaction/chain-mismatch'],
  [IntrinsicGasTooHighError.nodeMessage, 'send/would-fail'],
  [/revert|invalid opcode/, 'send/would-fail'],
]

/**
 * Maps a node's error to `send/…` or `transaction/…` by its text. Returns the error unchanged if
 * its code is specific or no text matches.
 */
export function toTransactionError(error: unknown): unknown {
  if (!unspecific.has(codeOf(error))) return error
  const { texts } = extractError(error)
  const lowerTexts = texts.map((text) => text.slice(0, 2_000).toLowerCase())
  const match = messages.find(([pattern]) => lowerTexts.some((text) => pattern.test(text)))
  return match === undefined ? error : new KitError(catalogue, match[1], {}, { cause: error })
}
