import { parseQuantity } from '../../../domain/amount/quantity.ts'
import { statedFee } from '../../../domain/request/stated-fee.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { rpcErrors } from '../../../errors/areas/rpc.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { parseAddress } from '../request-wallet.ts'
import { readGas, readMaxL1Fee, readPrices } from '../transfer/cost.ts'
import { maxPerGas } from '../transfer/fees.ts'
import type { Multipliers } from '../transfer/multiplier.ts'
import type { Node } from '../transfer/node.ts'
import { isHexBytes, maxUint256 } from '../transfer/values.ts'

type FeeRequest = { from: string; transaction: unknown; multiplier: Multipliers }

/**
 * Reads the maximum fee, in wei, of the untrusted parameters of `eth_sendTransaction` or
 * `eth_signTransaction`: the gas limit and the highest price that they state, or else the estimate
 * and the market's price, and the L1 fee of a rollup. Throws `rpc/invalid-params` for an invalid
 * receiver, invalid data, and fields of the fee that cannot be counted (fault V8).
 */
export async function readFee(
  node: Node,
  { from, transaction, multiplier }: FeeRequest,
): Promise<bigint> {
  const data = safeGet(transaction, 'data') ?? safeGet(transaction, 'input') ?? '0x'
  const to = parseAddress(safeGet(transaction, 'to'))
  if (to === null || !isHexBytes(data)) throw new KitError(rpcErrors, 'rpc/invalid-params')
  const { gas, price, tip } = statedFee(transaction)
  const value = parseQuantity(safeGet(transaction, 'value')) ?? 0n
  const readPrice = async () => {
    if (price !== null) return { perGas: price, l1Fee: await readMaxL1Fee(node, data) }
    const { fees, l1Fee } = await readPrices(node, data, multiplier)
    return { perGas: maxPerGas(fees) + (tip ?? 0n), l1Fee }
  }
  const [limit, { perGas, l1Fee }] = await Promise.all([
    gas ?? readGas(node, { from, to, value, data }),
    readPrice(),
  ])
  const fee = limit * perGas + l1Fee
  if (fee > maxUint256) throw new KitError(rpcErrors, 'rpc/invalid-params')
  return fee
}
