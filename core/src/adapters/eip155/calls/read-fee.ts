import { safeGet } from '../../../domain/unknown.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { parseAddress } from '../parse-accounts.ts'
import { readCost } from '../transfer/cost.ts'
import { readL1Fee } from '../transfer/l1-fee.ts'
import type { Multipliers } from '../transfer/multiplier.ts'
import type { Node } from '../transfer/node.ts'
import { isHexBytes, parseQuantity } from '../transfer/values.ts'

type FeeRequest = { from: string; transaction: unknown; multiplier: Multipliers }

/**
 * Reads the maximum fee, in wei, of the untrusted parameters of `eth_sendTransaction`. If they
 * state gas and a gas price, the fee is the product of both plus the L1 fee. Throws
 * `rpc/invalid-params` for an invalid receiver or invalid data.
 */
export async function readFee(
  node: Node,
  { from, transaction, multiplier }: FeeRequest,
): Promise<bigint> {
  const quantity = (name: string) => parseQuantity(safeGet(transaction, name))
  const data = safeGet(transaction, 'data') ?? safeGet(transaction, 'input') ?? '0x'
  const to = parseAddress(safeGet(transaction, 'to'))
  if (to === null || !isHexBytes(data)) throw new KitError('rpc/invalid-params')
  const gas = quantity('gas')
  const price = quantity('maxFeePerGas') ?? quantity('gasPrice')
  if (gas !== null && price !== null) return gas * price + (await readL1Fee(node, data))
  const call = { from, to, value: quantity('value') ?? 0n, data }
  return (await readCost(node, call, multiplier)).total
}
