import type { EvmPayload, TransferEnd, TransferUpdate } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { findReplacement } from './find-replacement.ts'
import type { Node } from './node.ts'
import { chainIdOf } from './payload.ts'
import { matchesReview, parseSentTransaction, type SentTransaction } from './sent-transaction.ts'
import { parseQuantity } from './values.ts'

/**
 * Polls in a row that find a used nonce but no transaction that used it, before the transfer counts
 * as dropped: nodes lag behind each other.
 */
const maxMisses = 10

/** Tracks one transaction. Each poll continues where the last one stopped. */
export type Tracker = { poll(): Promise<TransferEnd | null> }

type TrackerDeps = {
  node: Node
  payload: EvmPayload
  hash: string
  history: History
  onUpdate(update: TransferUpdate): void
}

/** A transaction that a node returned. `since` is a block in which its nonce was unused. */
type Observed = { sent: SentTransaction; isOwn: boolean; since: bigint }

/**
 * The transactions of one transfer that nodes returned, by hash. Nodes forget a replaced
 * transaction, and a second `track` call still needs its nonce.
 */
export type History = Map<string, Observed>

export function createTracker({ node, payload, hash, history, onUpdate }: TrackerDeps): Tracker {
  const chainId = chainIdOf(payload.caipNetworkId) ?? 0n
  let currentHash = hash.toLowerCase()
  let observed = history.get(currentHash) ?? null
  /** Whether `seen` was emitted, or is emitted when the transaction is first read. */
  let seenEmitted = observed === null
  let misses = 0

  const remember = (transaction: Observed): Observed => {
    history.set(currentHash, transaction)
    return transaction
  }

  /**
   * Reads the transaction and compares it with the review (rule R14). Null if no node knows it yet.
   */
  const observe = async (): Promise<Observed | null> => {
    const since = await node.quantity('eth_blockNumber', [])
    const transaction = await node.object('eth_getTransactionByHash', [currentHash])
    if (transaction === null) return null
    const sent = parseSentTransaction(transaction)
    if (sent.hash !== currentHash) throw new KitError('endpoint/unreadable', {}, { cause: sent })
    const isOwn = sent.from === payload.from
    // The transaction of a contract account is sent by another account and has other fields.
    const isRelayed = !isOwn && (await node.bytes('eth_getCode', [payload.from, 'latest'])) !== '0x'
    onUpdate({ type: 'seen' })
    if (!isRelayed && !(isOwn && matchesReview(sent, payload, chainId)))
      onUpdate({ type: 'mismatched' })
    return remember({ sent, isOwn, since })
  }

  const readReceipt = async (): Promise<TransferEnd | null> => {
    const receipt = await node.object('eth_getTransactionReceipt', [currentHash])
    if (receipt === null) return null
    const status = parseQuantity(receipt.get('status'))
    if (status === 1n) return 'confirmed'
    if (status === 0n) return 'reverted'
    throw new KitError('endpoint/unreadable', {}, { cause: status })
  }

  /**
   * Finds the transaction that used the nonce, after the tracked one turned out not to be in a
   * block.
   */
  const resolveReplacement = async (
    from: string,
    { sent, isOwn, since }: Observed,
  ): Promise<TransferEnd | null> => {
    const replacement = await findReplacement(node, { from, nonce: sent.nonce, since })
    if (replacement === 'notSynced') return null
    if (replacement === 'none' || replacement === 'notArchived') {
      misses += 1
      if (misses < maxMisses) return null
      // An unknown replacement may be the same transfer with another fee, so it may have been sent.
      return replacement === 'none' ? 'dropped' : 'unknown'
    }
    misses = 0
    if (replacement.hash === currentHash) return null
    onUpdate({ type: 'replaced', hash: replacement.hash })
    if (!matchesReview(replacement, payload, chainId)) return 'replaced'
    // The replacement is the same transfer with another fee: track it instead.
    currentHash = replacement.hash
    remember({ sent: replacement, isOwn, since })
    return readReceipt()
  }

  return {
    async poll() {
      observed ??= await observe()
      if (observed === null) return null
      const end = await readReceipt()
      if (!seenEmitted) onUpdate({ type: 'seen' })
      seenEmitted = true
      const { from, nonce } = observed.sent
      if (end !== null || !observed.isOwn || from === null) return end
      const nextNonce = await node.quantity('eth_getTransactionCount', [from, 'latest'])
      if (nextNonce > nonce) return resolveReplacement(from, observed)
      misses = 0
      return null
    },
  }
}
