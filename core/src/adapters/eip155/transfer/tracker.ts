import { parseQuantity } from '../../../domain/amount/quantity.ts'
import type { EvmPayload, TransferEnd, TransferUpdate } from '../../../domain/transfer/transfer.ts'
import { httpErrors } from '../../../errors/areas/http.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { exceedsOffer } from './fees.ts'
import { type Block, createFinality, hashAt, isSameBlock } from './finality.ts'
import { findReplacement } from './find-replacement.ts'
import { type Node, quantityAt } from './node.ts'
import { chainIdOf } from './payload.ts'
import { isOperationOf, relayedEnd } from './relayed-transfer.ts'
import { matchesReview, parseSentTransaction, type SentTransaction } from './sent-transaction.ts'
import { toQuantity } from './values.ts'

/**
 * Consecutive polls after which a contradiction counts: a used nonce without the transaction that
 * used it, a transaction of another account that the node no longer has, or an included transaction
 * whose block the node does not have. Fewer do not suffice, because nodes lag behind each other.
 */
const maxMisses = 10

/**
 * Tracks one transaction. `poll` continues from the result of the previous poll. It resolves with
 * null while the transaction has no final status.
 */
export type Tracker = { poll(): Promise<TransferEnd | null> }

type TrackerDeps = {
  node: Node
  payload: EvmPayload
  memory: Memory
  /** The confirmations that the network sets. Null if unset. */
  confirmations: number | null
  onUpdate(update: TransferUpdate): void
}

/**
 * A transaction that a node returned. `isRelayed`: another account sent it for a contract account.
 * `isReplacement`: another transaction with its nonce, which is not the reviewed transfer. `since` is
 * a block in which its nonce was unused.
 */
type Observed = {
  sent: SentTransaction
  isOwn: boolean
  isRelayed: boolean
  isReplacement: boolean
  since: bigint
}

/**
 * The state of a tracked transfer, which a second `track` call continues: nodes forget a replaced
 * transaction, and its nonce is still needed.
 */
export type Memory = {
  /** Hash of the transaction that the wallet sent, in lower case. */
  readonly original: string
  /** Hash of the tracked transaction: the original one, or its replacement. */
  hash: string
  observed: Observed | null
  /** The block that contains it. Null if no node reported one, or the block was replaced. */
  inclusion: Block | null
  /** Whether `included` was emitted after the last `reorganized`. */
  isAnnounced: boolean
  /** Whether `underpriced` was emitted after the last `priced`. */
  isUnderpriced: boolean
}
export const createMemory = (hash: string): Memory => {
  const original = hash.toLowerCase()
  return {
    original,
    hash: original,
    observed: null,
    inclusion: null,
    isAnnounced: false,
    isUnderpriced: false,
  }
}

type Receipt = { end: TransferEnd; block: Block }

export function createTracker({
  node,
  payload,
  memory,
  confirmations,
  onUpdate,
}: TrackerDeps): Tracker {
  const chainId = chainIdOf(payload.caipNetworkId) ?? 0n
  const finality = createFinality(node, confirmations)
  /**
   * Whether `poll` has to emit `seen`, because an earlier `track` call read the transaction.
   * `observe` emits it for a new transaction.
   */
  let shouldEmitSeen = memory.observed !== null
  let misses = 0
  /** Consecutive polls in which the block of the transaction was missing. */
  let missingBlocks = 0

  /**
   * Reads the transaction and compares it with the review (rule R14). Null if no node knows it yet.
   */
  const observe = async (): Promise<Observed | null> => {
    const since = await node.quantity('eth_blockNumber', [])
    const transaction = await node.object('eth_getTransactionByHash', [memory.hash])
    if (transaction === null) return null
    const sent = parseSentTransaction(transaction)
    if (sent.hash !== memory.hash)
      throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: sent })
    const isOwn = sent.from === payload.from
    // The transaction of a contract account is sent by another account and has other fields.
    const isRelayed =
      !isOwn &&
      (isOperationOf(sent, payload.from) ||
        (await node.bytes('eth_getCode', [payload.from, 'latest'])) !== '0x')
    onUpdate({ type: 'seen' })
    if (!isRelayed && !(isOwn && matchesReview(sent, payload, chainId)))
      onUpdate({ type: 'mismatched' })
    return { sent, isOwn, isRelayed, isReplacement: false, since }
  }

  /** Null while no block contains the transaction. */
  const readReceipt = async ({ sent, isRelayed, isReplacement }: Observed) => {
    const receipt = await node.object('eth_getTransactionReceipt', [memory.hash])
    if (receipt === null || receipt.get('blockNumber') === null) return null
    const hash = hashAt(receipt, 'blockHash')
    const status = parseQuantity(receipt.get('status'))
    if (hash === null || (status !== 1n && status !== 0n))
      throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: { hash, status } })
    const block = { number: quantityAt(receipt, 'blockNumber'), hash }
    const result = (): TransferEnd => {
      if (isReplacement) return 'replaced'
      if (status === 0n) return 'reverted'
      return isRelayed ? relayedEnd(receipt, sent, payload) : 'confirmed'
    }
    return { end: result(), block }
  }

  /** Emits whether a block contains the transfer and executes it. */
  const announce = (isIncluded: boolean) => {
    if (memory.isAnnounced === isIncluded) return
    memory.isAnnounced = isIncluded
    onUpdate({ type: isIncluded ? 'included' : 'reorganized' })
  }

  /** Emits whether the network asks for more than the pending transaction offers (fault V12). */
  const announcePrice = (isUnderpriced: boolean) => {
    if (memory.isUnderpriced === isUnderpriced) return
    memory.isUnderpriced = isUnderpriced
    onUpdate({ type: isUnderpriced ? 'underpriced' : 'priced' })
  }

  /** Resolves with the end once the block of the transaction is final. */
  const resolveIncluded = async ({ end, block }: Receipt): Promise<TransferEnd | null> => {
    memory.inclusion = block
    misses = 0
    missingBlocks = 0
    // A transfer that fails in this block may succeed in another one until the block is final.
    announce(end !== 'replaced' && end !== 'reverted')
    announcePrice(false)
    return (await finality.isFinal(block)) ? end : null
  }

  /**
   * Whether the chain has another block in place of `block`. A node that lags behind has none, and
   * returns no receipt either.
   */
  const isBlockReplaced = async (block: Block): Promise<boolean> => {
    const current = await node.object('eth_getBlockByNumber', [toQuantity(block.number), false])
    missingBlocks = current === null ? missingBlocks + 1 : 0
    return current === null ? missingBlocks >= maxMisses : !isSameBlock(current, block)
  }

  /** Searches for the transaction that used the nonce if the tracked transaction has no receipt. */
  const resolveReplacement = async (
    from: string,
    { sent, isOwn, since }: Observed,
  ): Promise<TransferEnd | null> => {
    const replacement = await findReplacement(node, { from, nonce: sent.nonce, since })
    if (replacement === 'notSynced') return null
    if (replacement === 'notArchived' || replacement.transaction === null) {
      misses += 1
      if (misses < maxMisses) return null
      // A replacement that cannot be read may be the same transfer with another fee.
      if (replacement === 'notArchived') return 'unknown'
      return (await finality.isFinal(replacement.block)) ? 'dropped' : null
    }
    misses = 0
    const { transaction } = replacement
    if (transaction.hash === memory.hash) return null
    onUpdate({ type: 'replaced', hash: transaction.hash })
    // A replacement that is the same transfer with another fee is tracked as the transfer itself. So
    // is the first transaction, if a block with its replacement is replaced.
    const isReplacement =
      transaction.hash !== memory.original && !matchesReview(transaction, payload, chainId)
    memory.hash = transaction.hash
    memory.observed = { sent: transaction, isOwn, isRelayed: false, isReplacement, since }
    const receipt = await readReceipt(memory.observed)
    return receipt === null ? null : resolveIncluded(receipt)
  }

  /**
   * Whether the node still has a transaction that another account sent: its nonce states nothing about
   * the transfer, because the sender may replace it with one that contains the transfer too.
   */
  const resolveForgotten = async (): Promise<TransferEnd | null> => {
    const transaction = await node.object('eth_getTransactionByHash', [memory.hash])
    misses = transaction === null ? misses + 1 : 0
    return misses < maxMisses ? null : 'unknown'
  }

  return {
    async poll() {
      memory.observed ??= await observe()
      const { observed } = memory
      if (observed === null) return null
      const receipt = await readReceipt(observed)
      if (shouldEmitSeen) onUpdate({ type: 'seen' })
      shouldEmitSeen = false
      if (receipt !== null) return resolveIncluded(receipt)
      if (memory.inclusion !== null) {
        if (!(await isBlockReplaced(memory.inclusion))) return null
        memory.inclusion = null
        missingBlocks = 0
        announce(false)
      }
      const { from, nonce } = observed.sent
      if (observed.isOwn && from !== null) {
        const nextNonce = await node.quantity('eth_getTransactionCount', [from, 'latest'])
        if (nextNonce > nonce) return resolveReplacement(from, observed)
        misses = 0
      } else {
        const end = await resolveForgotten()
        if (end !== null) return end
      }
      // The fee is a hint: without it, the transfer is followed all the same.
      const { isUnderpriced } = memory
      announcePrice(await exceedsOffer(node, observed.sent.offered).catch(() => isUnderpriced))
      return null
    },
  }
}
