import { describedOf, isRefusal, type Node } from './node.ts'
import { addressIn, readSent, type Sent } from './sent.ts'
import { quantityOf, readQuantity } from './values.ts'

/** A node may lag behind another: the search begins a little before the block that was the newest then. */
const margin = 16n

/** `nobody`: no transaction did. `behind`: the node does not know of it yet. `untold`: it does not keep what was. */
export type Taker = Sent | 'nobody' | 'behind' | 'untold'

/** Whose transaction got into a block with this nonce, after `since`. */
export async function findTaker(
  node: Node,
  { from, nonce, since }: { from: string; nonce: bigint; since: bigint },
): Promise<Taker> {
  const isUsedAt = async (block: bigint) =>
    (await node.quantity('eth_getTransactionCount', [from, quantityOf(block)])) > nonce
  try {
    let before = since > margin ? since - margin : 0n
    let at = await node.quantity('eth_blockNumber', [])
    if (!(await isUsedAt(at))) return 'behind'
    while (at - before > 1n) {
      const middle = (before + at) / 2n
      if (await isUsedAt(middle)) at = middle
      else before = middle
    }
    const block = await node.described('eth_getBlockByNumber', [quantityOf(at), true])
    return block === null ? 'behind' : takerIn(block.member('transactions'), from, nonce)
  } catch (error) {
    if (isRefusal(error)) return 'untold'
    throw error
  }
}

function takerIn(transactions: unknown, from: string, nonce: bigint): Taker {
  if (!Array.isArray(transactions)) return 'untold'
  const own = transactions
    .map(describedOf)
    .find((one) => addressIn(one, 'from') === from && readQuantity(one.member('nonce')) === nonce)
  return own === undefined ? 'nobody' : readSent(own)
}
