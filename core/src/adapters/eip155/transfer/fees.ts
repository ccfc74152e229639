import type { Decimal } from '../../../domain/amount/decimal.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { isEnded } from '../../shared/failures.ts'
import { checkBaseFee, checkFees } from './checks.ts'
import { times } from './multiplier.ts'
import { type Node, quantityIn } from './node.ts'

/** What a unit of gas may cost, in wei. */
export type Fees =
  | { gasPrice: bigint; maxFeePerGas: null; maxPriorityFeePerGas: null }
  | { gasPrice: null; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

/** The most that a unit of gas can cost. */
export const mostPerGas = ({ gasPrice, maxFeePerGas }: Fees): bigint => gasPrice ?? maxFeePerGas

/** By EIP-1559 where blocks have a base fee, with room for it to rise; else the node's own price. */
export async function readFees(node: Node, multiplier: Decimal): Promise<Fees> {
  const block = await node.described('eth_getBlockByNumber', ['latest', false])
  if (block === null) throw new KitError('endpoint/unreadable')
  if (block.member('baseFeePerGas') === null) {
    const legacy = {
      gasPrice: await node.quantity('eth_gasPrice', []),
      maxFeePerGas: null,
      maxPriorityFeePerGas: null,
    }
    checkFees(legacy)
    return legacy
  }
  const baseFee = quantityIn(block, 'baseFeePerGas')
  const maxPriorityFeePerGas = await readTip(node, baseFee)
  const fees = {
    gasPrice: null,
    maxFeePerGas: times(baseFee, multiplier) + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  }
  checkFees(fees)
  checkBaseFee(fees.maxFeePerGas, baseFee)
  return fees
}

/** What is paid on top; where a node does not say it, what its price is above the base fee. */
async function readTip(node: Node, baseFee: bigint): Promise<bigint> {
  try {
    return await node.quantity('eth_maxPriorityFeePerGas', [])
  } catch (error) {
    if (isEnded(error)) throw error
    const price = await node.quantity('eth_gasPrice', [])
    return price > baseFee ? price - baseFee : 0n
  }
}
