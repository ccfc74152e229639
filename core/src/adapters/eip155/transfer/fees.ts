import type { Decimal } from '../../../domain/amount/decimal.ts'
import { parseQuantity } from '../../../domain/amount/quantity.ts'
import { limits } from '../../../domain/constants.ts'
import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { httpErrors } from '../../../errors/areas/http.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { isInterrupted } from '../../shared/error-kinds.ts'
import { checkBaseFee, checkFees } from './checks.ts'
import { multiplyUp } from './multiplier.ts'
import { type Node, quantityAt } from './node.ts'

/** Fees per unit of gas, in wei: a gas price, or the fees of EIP-1559. */
export type Fees =
  | { gasPrice: bigint; maxFeePerGas: null; maxPriorityFeePerGas: null }
  | { gasPrice: null; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

const legacyMargin: Decimal = { units: limits.baseFeeMultiplierTenths, scale: 1 }

/** The maximum price of a unit of gas, in wei. */
export const maxPerGas = ({ gasPrice, maxFeePerGas }: Fees): bigint => gasPrice ?? maxFeePerGas

/**
 * Reads the current fees: the fees of EIP-1559 if blocks have a base fee, else the node's gas
 * price. The maximum fee contains `multiplier` times the base fee, because the base fee may rise.
 */
export async function readFees(node: Node, multiplier: Decimal): Promise<Fees> {
  const block = await node.object('eth_getBlockByNumber', ['latest', false])
  if (block === null) throw new KitError(httpErrors, 'endpoint/unreadable')
  if (block.get('baseFeePerGas') === null) {
    const legacy = {
      gasPrice: await node.quantity('eth_gasPrice', []),
      maxFeePerGas: null,
      maxPriorityFeePerGas: null,
    }
    checkFees(legacy)
    return legacy
  }
  const baseFee = quantityAt(block, 'baseFeePerGas')
  const maxPriorityFeePerGas = await readPriorityFee(node, baseFee)
  const fees = {
    gasPrice: null,
    maxFeePerGas: multiplyUp(baseFee, multiplier) + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  }
  checkFees(fees)
  checkBaseFee(fees.maxFeePerGas, baseFee)
  return fees
}

/**
 * Whether the base fee exceeds the most that a pending transaction pays for a unit of gas, in wei.
 * False on a network without base fees, and if it is unknown what the transaction offers.
 */
export async function exceedsOffer(node: Node, offered: bigint | null): Promise<boolean> {
  if (offered === null) return false
  const block = await node.object('eth_getBlockByNumber', ['latest', false])
  const baseFee = parseQuantity(block?.get('baseFeePerGas'))
  return baseFee !== null && baseFee > offered
}

/**
 * Whether the network now asks for more per unit of gas than a payload offers, so that it would stay
 * pending. A base fee that leaves less than the priority fee to the producer of the block does not
 * count. A gas price may rise by the same share as a base fee.
 */
export async function isUnderpriced(node: Node, payload: EvmPayload): Promise<boolean> {
  const { gasPrice, maxFeePerGas } = payload
  if (gasPrice !== null) {
    const price = await node.quantity('eth_gasPrice', [])
    return price > multiplyUp(parseQuantity(gasPrice) ?? 0n, legacyMargin)
  }
  const block = await node.object('eth_getBlockByNumber', ['latest', false])
  if (block === null) throw new KitError(httpErrors, 'endpoint/unreadable')
  return quantityAt(block, 'baseFeePerGas') > (parseQuantity(maxFeePerGas) ?? 0n)
}

/**
 * Reads the priority fee. For a node without `eth_maxPriorityFeePerGas`, returns the difference
 * between gas price and base fee.
 */
async function readPriorityFee(node: Node, baseFee: bigint): Promise<bigint> {
  try {
    return await node.quantity('eth_maxPriorityFeePerGas', [])
  } catch (error) {
    if (isInterrupted(error)) throw error
    const price = await node.quantity('eth_gasPrice', [])
    return price > baseFee ? price - baseFee : 0n
  }
}
