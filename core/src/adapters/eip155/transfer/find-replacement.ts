import { isRejection, type Node, toNodeObject } from './node.ts'
import { addressAt, parseSentTransaction, type SentTransaction } from './sent-transaction.ts'
import { parseQuantity, toQuantity } from './values.ts'

/**
 * The search starts this many blocks before `since`, because a node may lag behind the node that
 * reported `since`.
 */
const margin = 16n

/**
 * The transaction that used a nonce. `none`: no transaction in the block has that nonce.
 * `notSynced`: the node does not know the block yet. `notArchived`: the node does not keep old
 * state.
 */
export type Replacement = SentTransaction | 'none' | 'notSynced' | 'notArchived'

/**
 * Searches the blocks after `since` for the transaction of `from` with this nonce (binary search).
 */
export async function findReplacement(
  node: Node,
  { from, nonce, since }: { from: string; nonce: bigint; since: bigint },
): Promise<Replacement> {
  const isUsedAt = async (block: bigint) =>
    (await node.quantity('eth_getTransactionCount', [from, toQuantity(block)])) > nonce
  try {
    let unused = since > margin ? since - margin : 0n
    let used = await node.quantity('eth_blockNumber', [])
    if (!(await isUsedAt(used))) return 'notSynced'
    while (used - unused > 1n) {
      const middle = (unused + used) / 2n
      if (await isUsedAt(middle)) used = middle
      else unused = middle
    }
    const block = await node.object('eth_getBlockByNumber', [toQuantity(used), true])
    if (block === null) return 'notSynced'
    return findInBlock(block.get('transactions'), from, nonce)
  } catch (error) {
    if (isRejection(error)) return 'notArchived'
    throw error
  }
}

function findInBlock(transactions: unknown, from: string, nonce: bigint): Replacement {
  if (!Array.isArray(transactions)) return 'notArchived'
  const match = transactions
    .map(toNodeObject)
    .find(
      (transaction) =>
        addressAt(transaction, 'from') === from &&
        parseQuantity(transaction.get('nonce')) === nonce,
    )
  return match === undefined ? 'none' : parseSentTransaction(match)
}
