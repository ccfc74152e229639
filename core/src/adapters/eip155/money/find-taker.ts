import { describedOf, isRefusal, type Node } from './node.ts'
import { addressIn, readSent, type Sent } from './sent.ts'
import { quantityOf, readQuantity } from './values.ts'

/** A node may lag behind another: the search begins a little before the block that was the newest then. */
const margin = 16n

/** Whose transaction got into a block with this nonce, after `since`; null: nobody's that a node can tell. */
export async function findTaker(node: Node, { from, nonce, since }: { from: string; nonce: bigint; since: bigint }): Promise<Sent | null> {
  try {
    let before = since > margin ? since - margin : 0n
    let at = await node.quantity('eth_blockNumber', [])
    while (at - before > 1n) {
      const middle = (before + at) / 2n
      const count = await node.quantity('eth_getTransactionCount', [from, quantityOf(middle)])
      if (count > nonce) at = middle
      else before = middle
    }
    const block = await node.described('eth_getBlockByNumber', [quantityOf(at), true])
    return takerIn(block?.member('transactions'), from, nonce)
  } catch (error) {
    // a node that does not keep what was: nobody can tell
    if (isRefusal(error)) return null
    throw error
  }
}

function takerIn(transactions: unknown, from: string, nonce: bigint): Sent | null {
  if (!Array.isArray(transactions)) return null
  const own = transactions.map(describedOf).find((one) => addressIn(one, 'from') === from && readQuantity(one.member('nonce')) === nonce)
  return own === undefined ? null : readSent(own)
}
