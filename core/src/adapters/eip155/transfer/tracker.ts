import type { EvmPayload, TransferEnd, TransferUpdate } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { findReplacement } from './find-replacement.ts'
import type { Node } from './node.ts'
import { chainIdOf } from './payload.ts'
import { isOperationOf, relayedEnd } from './relayed-transfer.ts'
import { matchesReview, parseSentTransaction, type SentTransaction } from './sent-transaction.ts'
import { parseQuantity } from './values.ts'

/**
 * Tracking ends after this many consecutive polls that find a used nonce but not the transaction
 * that used it; fewer do not suffice, because nodes lag behind each other.
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
  hash: string
  history: History
  onUpdate(update: TransferUpdate): void
}

/**
 * A transaction that a node returned. `isRelayed`: another account sent it for a contract account.
 * `since` is a block in which its nonce was unused.
 */
type Observed = { sent: SentTransaction; isOwn: boolean; isRelayed: boolean; since: bigint }

/**
 * The transactions of one transfer that nodes returned, by hash. Nodes forget a replaced
 * transaction, and a second `track` call still needs its nonce.
 */
export type History = Map<string, Observed>

export function createTracker({ node, payload, hash, history, onUpdate }: TrackerDeps): Tracker {
  const chainId = chainIdOf(payload.caipNetworkId) ?? 0n
  let currentHash = hash.toLowerCase()
  let observed = history.get(currentHash) ?? null
  /**
   * Whether `poll` has to emit `seen`, because an earlier `track` call read the transaction.
   * `observe` emits it for a new transaction.
   */
  let shouldEmitSeen = observed !== null
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
    const isRelayed =
      !isOwn &&
      (isOperationOf(sent, payload.from) ||
        (await node.bytes('eth_getCode', [payload.from, 'latest'])) !== '0x')
    onUpdate({ type: 'seen' })
    if (!isRelayed && !(isOwn && matchesReview(sent, payload, chainId)))
      onUpdate({ type: 'mismatched' })
    return remember({ sent, isOwn, isRelayed, since })
  }

  const readReceipt = async ({ sent, isRelayed }: Observed): Promise<TransferEnd | null> => {
    const receipt = await node.object('eth_getTransactionReceipt', [currentHash])
    if (receipt === null) return null
    const status = parseQuantity(receipt.get('status'))
    if (status === 1n) return isRelayed ? relayedEnd(receipt, sent, payload) : 'confirmed'
    if (status === 0n) return 'reverted'
    throw new KitError('endpoint/unreadable', {}, { cause: status })
  }

  /** Searches for the transaction that used the nonce if the tracked transaction has no receipt. */
  const resolveReplacement = async (
    from: string,
    { sent, isOwn, since }: Observed,
  ): Promise<TransferEnd | null> => {
    const replacement = await findReplacement(node, { from, nonce: sent.nonce, since })
    if (replacement === 'notSynced') return null
    if (replacement === 'none' || replacement === 'notArchived') {
      misses += 1
      if (misses < maxMisses) return null
      // A replacement that cannot be read may be the same transfer with another fee.
      return replacement === 'none' ? 'dropped' : 'unknown'
    }
    misses = 0
    if (replacement.hash === currentHash) return null
    onUpdate({ type: 'replaced', hash: replacement.hash })
    if (!matchesReview(replacement, payload, chainId)) return 'replaced'
    // The replacement is the same transfer with another fee: track it instead.
    currentHash = replacement.hash
    return readReceipt(remember({ sent: replacement, isOwn, isRelayed: false, since }))
  }

  return {
    async poll() {
      observed ??= await observe()
      if (observed === null) return null
      const end = await readReceipt(observed)
      if (shouldEmitSeen) onUpdate({ type: 'seen' })
      shouldEmitSeen = false
      const { from, nonce } = observed.sent
      if (end !== null || !observed.isOwn || from === null) return end
      const nextNonce = await node.quantity('eth_getTransactionCount', [from, 'latest'])
      if (nextNonce > nonce) return resolveReplacement(from, observed)
      misses = 0
      return null
    },
  }
}
