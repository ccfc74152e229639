import type { Decimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { plainTransferGas } from './checks.ts'
import { type Fees, maxPerGas, readFees } from './fees.ts'
import { readL1Fee } from './l1-fee.ts'
import { type Multipliers, multiplyUp } from './multiplier.ts'
import type { Node } from './node.ts'
import { toTransactionError } from './node-errors.ts'
import { toQuantity } from './values.ts'

export type Call = { from: string; to: string; value: bigint; data: `0x${string}` }
/** `total` is the maximum fee, in wei, with the L1 fee of a rollup. */
export type Cost = { gas: bigint; fees: Fees; total: bigint }

const margin: Decimal = { units: limits.gasMarginTenths, scale: 1 }

/**
 * Reads the maximum cost of a call: gas limit, fees and the L1 fee of a rollup. Throws
 * `send/would-fail`, `send/fee-insufficient` and `transaction/…` if the chain rejects the call.
 */
export async function readCost(node: Node, call: Call, multipliers: Multipliers): Promise<Cost> {
  const [gas, { fees, l1Fee }] = await Promise.all([
    readGas(node, call),
    readPrices(node, call.data, multipliers),
  ])
  return { gas, fees, total: gas * maxPerGas(fees) + l1Fee }
}

/** Reads a gas limit that suffices for a call. Throws as `readCost`. */
export async function readGas(node: Node, call: Call): Promise<bigint> {
  const estimate = await estimateGas(node, call)
  // A plain transfer always uses the same gas. A contract call gets a margin: it may use more gas
  // when it is included in a block.
  return estimate === plainTransferGas ? estimate : multiplyUp(estimate, margin)
}

/** Reads the current prices. Only rollups have an L1 fee, which may rise. */
export async function readPrices(
  node: Node,
  data: string,
  { usual, rollup }: Multipliers,
): Promise<{ l1Fee: bigint; fees: Fees }> {
  const l1Fee = await readMaxL1Fee(node, data)
  return { l1Fee, fees: await readFees(node, l1Fee > 0n ? rollup : usual) }
}

/** Reads the L1 fee of a rollup with a margin, in wei. 0 on other networks. */
export const readMaxL1Fee = async (node: Node, data: string): Promise<bigint> =>
  multiplyUp(await readL1Fee(node, data), margin)

async function estimateGas(node: Node, { from, to, value, data }: Call): Promise<bigint> {
  try {
    return await node.quantity('eth_estimateGas', [{ from, to, value: toQuantity(value), data }])
  } catch (error) {
    throw toTransactionError(error)
  }
}
