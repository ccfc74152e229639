import { isRefusal, type Node } from './node.ts'
import { readQuantity } from './values.ts'

/** Where rollups of the OP stack keep what publishing a transaction on their first layer costs. */
const gasPriceOracle = '0x420000000000000000000000000000000000000F'
/** `getL1FeeUpperBound(uint256)`. */
const upperBound = '0xf1c7a58b'
/** Bytes of an unsigned transaction beside its data, none spared. */
const envelope = 200n

/** What a rollup takes on top of gas, at most, in wei; 0 on every other chain. */
export async function readL1Fee(node: Node, data: string): Promise<bigint> {
  const size = envelope + BigInt(data.length) / 2n
  try {
    const call = { to: gasPriceOracle, data: `${upperBound}${size.toString(16).padStart(64, '0')}` }
    return readQuantity(await node.bytes('eth_call', [call, 'latest'])) ?? 0n
  } catch (error) {
    if (isRefusal(error)) return 0n
    throw error
  }
}
