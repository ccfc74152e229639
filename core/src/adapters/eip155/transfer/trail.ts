import type { EvmPayload, TransferEnd, TransferNews } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { findTaker } from './find-taker.ts'
import type { Node } from './node.ts'
import { chainIdIn } from './payload.ts'
import { doesAsReviewed, readSent, type Sent } from './sent.ts'
import { readQuantity } from './values.ts'

/** How often in a row a nonce that was taken by nobody we can find is looked up before that counts: nodes lag behind each other. */
const looksUntilLost = 10

/** One transaction on its way. `look` goes on from where the last one stopped. */
export type Trail = { look(): Promise<TransferEnd | null> }
type Parts = {
  node: Node
  payload: EvmPayload
  hash: string
  memory: Memory
  news(news: TransferNews): void
}
/** What is known of it: `since` is a block in which its nonce was free. */
type Known = { sent: Sent; isOwn: boolean; since: bigint }
/** What was read back of one transfer, by hash: nodes forget a transaction that gave way, and who follows it a second time still has to know its nonce. */
export type Memory = Map<string, Known>

export function createTrail({ node, payload, hash, memory, news }: Parts): Trail {
  const wanted = chainIdIn(payload.caipNetworkId) ?? 0n
  let at = hash.toLowerCase()
  let known = memory.get(at) ?? null
  let isTold = known === null
  let lost = 0

  /** Read back as soon as a node knows it, and compared with what was reviewed (rule R14). */
  const meet = async (): Promise<Known | null> => {
    const since = await node.quantity('eth_blockNumber', [])
    const described = await node.described('eth_getTransactionByHash', [at])
    if (described === null) return null
    const sent = readSent(described)
    if (sent.hash !== at) throw new KitError('endpoint/unreadable', {}, { cause: sent })
    const isOwn = sent.from === payload.from
    // an account of code is served by somebody else's transaction, whose fields are not ours
    const isServed = !isOwn && (await node.bytes('eth_getCode', [payload.from, 'latest'])) !== '0x'
    news({ type: 'seen' })
    if (!isServed && !(isOwn && doesAsReviewed(sent, payload, wanted))) news({ type: 'altered' })
    return keep({ sent, isOwn, since })
  }
  const keep = (one: Known): Known => {
    memory.set(at, one)
    return one
  }

  const receipt = async (): Promise<TransferEnd | null> => {
    const described = await node.described('eth_getTransactionReceipt', [at])
    if (described === null) return null
    const status = readQuantity(described.member('status'))
    if (status === 1n) return 'confirmed'
    if (status === 0n) return 'reverted'
    throw new KitError('endpoint/unreadable', {}, { cause: status })
  }

  /** Its nonce was used, and it got into no block: whose transaction did? */
  const giveWay = async (
    from: string,
    { sent, isOwn, since }: Known,
  ): Promise<TransferEnd | null> => {
    const taker = await findTaker(node, { from, nonce: sent.nonce, since })
    if (taker === 'behind') return null
    if (taker === 'nobody' || taker === 'untold') {
      lost += 1
      if (lost < looksUntilLost) return null
      // who took it may do the same at another price: then it was sent all the same
      return taker === 'nobody' ? 'dropped' : 'untold'
    }
    lost = 0
    if (taker.hash === at) return null
    news({ type: 'replaced', hash: taker.hash })
    if (!doesAsReviewed(taker, payload, wanted)) return 'replaced'
    // the same once more, at another price: it is what is waited for now
    at = taker.hash
    keep({ sent: taker, isOwn, since })
    return receipt()
  }

  return {
    async look() {
      known ??= await meet()
      if (known === null) return null
      const end = await receipt()
      if (!isTold) news({ type: 'seen' })
      isTold = true
      const { from } = known.sent
      if (end !== null || !known.isOwn || from === null) return end
      const count = await node.quantity('eth_getTransactionCount', [from, 'latest'])
      if (count > known.sent.nonce) return giveWay(from, known)
      lost = 0
      return null
    },
  }
}
