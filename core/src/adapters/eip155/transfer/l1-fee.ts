import { parseQuantity } from '../../../domain/amount/quantity.ts'
import { isRejection, type Node } from './node.ts'

/** The predeployed contract of OP-stack rollups that returns the cost of publishing on L1. */
const gasPriceOracle = '0x420000000000000000000000000000000000000F'
/** Selector of `getL1FeeUpperBound(uint256)`. */
const getL1FeeUpperBound = '0xf1c7a58b'
/** The maximum size of an unsigned transaction without its data, in bytes. */
const envelopeSize = 200n

/**
 * Reads the maximum L1 fee of a rollup transaction, in wei. 0 on chains without the oracle, or if
 * it reverts.
 */
export async function readL1Fee(node: Node, data: string): Promise<bigint> {
  const size = envelopeSize + BigInt(data.length) / 2n
  const sizeWord = size.toString(16).padStart(64, '0')
  try {
    const call = { to: gasPriceOracle, data: `${getL1FeeUpperBound}${sizeWord}` }
    return parseQuantity(await node.bytes('eth_call', [call, 'latest'])) ?? 0n
  } catch (error) {
    if (isRejection(error)) return 0n
    throw error
  }
}
