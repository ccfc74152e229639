import { KitError } from '../../../errors/kit-error.ts'
import { readAddress } from '../read-accounts.ts'
import { most } from './values.ts'

/** A transaction as the checks of the specification's section 5 see it; null: not named. */
export type CheckedTransaction = {
  chainId: bigint | null
  from: string
  /** null: a contract is made. */
  to: string | null
  gas: bigint | null
  nonce: bigint | null
  gasPrice: bigint | null
  maxFeePerGas: bigint | null
  maxPriorityFeePerGas: bigint | null
  accessList: readonly { address: string; storageKeys: readonly string[] }[]
}

const storageKey = /^0x[0-9a-f]{64}$/i
/** What any transaction takes at least. */
export const plainGas = 21_000n
/** EIP-2681. */
const lastNonce = 2n ** 64n - 2n

/** Positive, and the chain that is meant. */
export function checkChain(chainId: bigint | null, wanted: bigint): void {
  if (chainId === null) throw new KitError('transaction/chain-missing')
  if (chainId <= 0n) throw new KitError('transaction/chain-invalid')
  if (chainId !== wanted) throw new KitError('transaction/chain-mismatch')
}

type Fees = Pick<CheckedTransaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/** One kind of fees only; the tip within the cap, the cap within what the chain can count. */
export function checkFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Fees): void {
  if (gasPrice !== null && (maxFeePerGas !== null || maxPriorityFeePerGas !== null))
    throw new KitError('transaction/fees-mixed')
  const fees = [gasPrice, maxFeePerGas, maxPriorityFeePerGas].filter((fee) => fee !== null)
  if (fees.some((fee) => fee < 0n)) throw new KitError('transaction/fee-too-low')
  if ((maxFeePerGas ?? gasPrice ?? 0n) > most) throw new KitError('transaction/fee-cap-too-high')
  const cap = maxFeePerGas ?? (maxPriorityFeePerGas === null ? 0n : most)
  if ((maxPriorityFeePerGas ?? 0n) > cap) throw new KitError('transaction/tip-above-fee-cap')
}

/** A fee below the base fee gets into no block. */
export function checkBaseFee(fee: bigint, baseFee: bigint): void {
  if (fee < baseFee) throw new KitError('transaction/fee-too-low')
}

/** 0x and 40 hex digits each, the checksum looked at where the case is mixed. */
export function checkAddresses(addresses: readonly string[]): void {
  if (addresses.some((address) => readAddress(address) === null))
    throw new KitError('transaction/address-invalid')
}

/** 32 bytes each. */
export function checkStorageKeys(keys: readonly string[]): void {
  if (keys.some((key) => !storageKey.test(key)))
    throw new KitError('transaction/storage-key-invalid')
}

/** All of them, before anything is signed. */
export function checkTransaction(transaction: CheckedTransaction, wanted: bigint): void {
  const { chainId, from, to, gas, nonce, accessList } = transaction
  checkChain(chainId, wanted)
  checkAddresses([from, ...(to === null ? [] : [to]), ...accessList.map(({ address }) => address)])
  checkStorageKeys(accessList.flatMap(({ storageKeys }) => storageKeys))
  checkFees(transaction)
  if (gas !== null && gas < plainGas) throw new KitError('transaction/gas-too-low')
  if (nonce !== null && (nonce < 0n || nonce > lastNonce))
    throw new KitError('transaction/nonce-invalid')
}
