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
import type { PlainErrorCode } from '../../../errors/catalogue.ts'
import { lookInto } from '../../../errors/extract-error.ts'
import { codeOf, type ErrorCode, KitError } from '../../../errors/kit-error.ts'

/** Numbers with which nodes, and wallets after them, say anything at all: only their text tells. */
const vague: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'kit/unknown',
  'rpc/internal',
  'rpc/invalid-input',
  'rpc/invalid-params',
  'rpc/transaction-rejected',
])

/** How nodes word it, first match wins: what a contract says in reverting is its own, whatever words it uses. */
const wordings: readonly (readonly [RegExp, PlainErrorCode])[] = [
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

/** What a node has against a transaction, by the name of section 5; anything that is clear already stays what it is. */
export function aboutTransaction(error: unknown): unknown {
  if (!vague.has(codeOf(error))) return error
  const { texts } = lookInto(error)
  const said = texts.map((text) => text.slice(0, 2_000).toLowerCase())
  const found = wordings.find(([wording]) => said.some((text) => wording.test(text)))
  return found === undefined ? error : new KitError(found[1], {}, { cause: error })
}
