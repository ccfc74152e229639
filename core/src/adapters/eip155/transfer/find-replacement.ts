import { parseQuantity } from '../../../domain/amount/quantity.ts'
import { type Block, hashAt } from './finality.ts'
import { isRejection, type Node, type NodeObject, toNodeObject } from './node.ts'
import { addressAt, parseSentTransaction, type SentTransaction } from './sent-transaction.ts'
import { toQuantity } from './values.ts'

/**
 * The search starts this many blocks before `since`, because a node may lag behind the node that
 * reported `since`.
 */
const margin = 16n

/**
 * The block in which a nonce was used, and the transaction that used it: null if no transaction of
 * the block has that nonce. `notSynced`: the node does not know the block yet. `notArchived`: the
 * node does not keep old state.
 */
export type Replacement =
  | { transaction: SentTransaction | null; block: Block }
  | 'notSynced'
  | 'notArchived'

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
    return findInBlock({ block, number: used }, from, nonce)
  } catch (error) {
    if (isRejection(error)) return 'notArchived'
    throw error
  }
}

function findInBlock(
  { block, number }: { block: NodeObject; number: bigint },
  from: string,
  nonce: bigint,
): Replacement {
  const transactions = block.get('transactions')
  const hash = hashAt(block, 'hash')
  if (!Array.isArray(transactions) || hash === null) return 'notArchived'
  const match = transactions
    .map(toNodeObject)
    .find(
      (transaction) =>
        addressAt(transaction, 'from') === from &&
        parseQuantity(transaction.get('nonce')) === nonce,
    )
  return {
    transaction: match === undefined ? null : parseSentTransaction(match),
    block: { number, hash },
  }
}
