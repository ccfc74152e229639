/** Checks of a transaction. */
export const transactionErrors = {
  'transaction/chain-missing': 'The transaction names no network',
  'transaction/chain-invalid': 'The chain id must be a positive whole number',
  'transaction/chain-mismatch': 'The transaction is for another network',
  'transaction/fee-cap-too-high': 'The fee cap is above 2^256-1',
  'transaction/tip-above-fee-cap': 'The tip is above the fee cap',
  'transaction/fee-too-low': 'The fee is below the minimum of the network',
  'transaction/multiplier-too-low': 'The base fee multiplier must be at least 1',
  'transaction/address-invalid': 'An address of the transaction is not valid',
  'transaction/storage-key-invalid': 'A storage key must have 32 bytes',
  'transaction/fees-mixed': "gasPrice can't be combined with maxFeePerGas or maxPriorityFeePerGas",
  'transaction/nonce-invalid': "The nonce doesn't match the account",
  'transaction/gas-too-low': 'The transaction needs more gas',
} as const satisfies Record<`transaction/${string}`, string>
