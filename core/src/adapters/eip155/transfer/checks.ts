import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { parseAddress } from '../request-wallet.ts'
import { maxUint256 } from './values.ts'

/** The fields of a transaction that are checked before it is signed. Null if a field is not set. */
export type CheckedTransaction = {
  chainId: bigint | null
  from: string
  /** Null if the transaction creates a contract. */
  to: string | null
  gas: bigint | null
  nonce: bigint | null
  gasPrice: bigint | null
  maxFeePerGas: bigint | null
  maxPriorityFeePerGas: bigint | null
  accessList: readonly { address: string; storageKeys: readonly string[] }[]
}

const storageKey = /^0x[0-9a-f]{64}$/i
/** The gas of a transfer of Ether without data, which is the minimum of every transaction. */
export const plainTransferGas = 21_000n
/** EIP-2681 limits nonces to 2^64-2. */
const maxNonce = 2n ** 64n - 2n

/** Checks that the chain id is positive and equals `expected`. */
export function checkChain(chainId: bigint | null, expected: bigint): void {
  if (chainId === null) throw new KitError(transactionErrors, 'transaction/chain-missing')
  if (chainId <= 0n) throw new KitError(transactionErrors, 'transaction/chain-invalid')
  if (chainId !== expected) throw new KitError(transactionErrors, 'transaction/chain-mismatch')
}

type Fees = Pick<CheckedTransaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/**
 * Checks that a transaction has either a gas price or EIP-1559 fees, that no fee is negative or
 * above 2^256-1, and that the priority fee is not above the maximum fee.
 */
export function checkFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Fees): void {
  if (gasPrice !== null && (maxFeePerGas !== null || maxPriorityFeePerGas !== null))
    throw new KitError(transactionErrors, 'transaction/fees-mixed')
  const fees = [gasPrice, maxFeePerGas, maxPriorityFeePerGas].filter((fee) => fee !== null)
  if (fees.some((fee) => fee < 0n)) throw new KitError(transactionErrors, 'transaction/fee-too-low')
  if ((maxFeePerGas ?? gasPrice ?? 0n) > maxUint256)
    throw new KitError(transactionErrors, 'transaction/fee-cap-too-high')
  const cap = maxFeePerGas ?? (maxPriorityFeePerGas === null ? 0n : maxUint256)
  if ((maxPriorityFeePerGas ?? 0n) > cap)
    throw new KitError(transactionErrors, 'transaction/tip-above-fee-cap')
}

/** Throws if the fee is below the base fee: the transaction would not be included in a block. */
export function checkBaseFee(fee: bigint, baseFee: bigint): void {
  if (fee < baseFee) throw new KitError(transactionErrors, 'transaction/fee-too-low')
}

/** Checks that each address has 0x and 40 hex digits, and the checksum of mixed-case addresses. */
export function checkAddresses(addresses: readonly string[]): void {
  if (addresses.some((address) => parseAddress(address) === null))
    throw new KitError(transactionErrors, 'transaction/address-invalid')
}

/** Checks that each storage key has 32 bytes. */
export function checkStorageKeys(keys: readonly string[]): void {
  if (keys.some((key) => !storageKey.test(key)))
    throw new KitError(transactionErrors, 'transaction/storage-key-invalid')
}

/**
 * Runs all checks that need no base fee. `expectedChainId` is the chain to which the transaction
 * will be sent. Throws `transaction/…`.
 */
export function checkTransaction(transaction: CheckedTransaction, expectedChainId: bigint): void {
  const { chainId, from, to, gas, nonce, accessList } = transaction
  checkChain(chainId, expectedChainId)
  checkAddresses([from, ...(to === null ? [] : [to]), ...accessList.map(({ address }) => address)])
  checkStorageKeys(accessList.flatMap(({ storageKeys }) => storageKeys))
  checkFees(transaction)
  if (gas !== null && gas < plainTransferGas)
    throw new KitError(transactionErrors, 'transaction/gas-too-low')
  if (nonce !== null && (nonce < 0n || nonce > maxNonce))
    throw new KitError(transactionErrors, 'transaction/nonce-invalid')
}
