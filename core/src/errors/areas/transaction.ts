import type { ErrorArea } from '../error-area.ts'

/** Transaction checks of the specification's section 5: each has an error of its own. */
export const transactionErrors = {
  'transaction/chain-missing': { shown: 'screen', text: 'The transaction names no network' },
  'transaction/chain-invalid': {
    shown: 'screen',
    text: 'The chain id of a transaction is a positive whole number',
  },
  'transaction/chain-mismatch': { shown: 'screen', text: 'The transaction is for another network' },
  'transaction/fee-cap-too-high': { shown: 'screen', text: 'The fee cap is above 2^256-1' },
  'transaction/tip-above-fee-cap': { shown: 'screen', text: 'The tip is above the fee cap' },
  'transaction/fee-too-low': { shown: 'screen', text: 'The fee is lower than the network takes' },
  'transaction/multiplier-too-low': {
    shown: 'screen',
    text: 'The base fee multiplier is at least 1',
  },
  'transaction/address-invalid': {
    shown: 'screen',
    text: 'An address of the transaction is not valid',
  },
  'transaction/storage-key-invalid': { shown: 'screen', text: 'A storage key has 32 bytes' },
  'transaction/fees-mixed': {
    shown: 'screen',
    text: 'gasPrice does not go with maxFeePerGas or maxPriorityFeePerGas',
  },
  'transaction/nonce-invalid': { shown: 'screen', text: 'The nonce does not fit the account' },
  'transaction/gas-too-low': { shown: 'screen', text: 'The transaction needs more gas' },
} as const satisfies ErrorArea
