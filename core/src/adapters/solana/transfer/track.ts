import { timeouts } from '../../../domain/constants.ts'
import type {
  PreparedTransfer,
  SolanaPayload,
  TransferEnd,
} from '../../../domain/transfer/transfer.ts'
import { endpointErrors } from '../../../errors/areas/endpoint.ts'
import { httpErrors } from '../../../errors/areas/http.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { wait } from '../../../platform/with-deadline.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { decodeBytes } from '../codecs.ts'
import { createNode } from '../node.ts'
import type { Reads } from '../reads.ts'
import { parsePayload } from './payload.ts'
import { matchesReview } from './sent-transaction.ts'
import { createTransferNode } from './transfer-node.ts'

type TrackDeps = {
  rpcClients: RpcClients
  clock: Clock
  confirm: Reads['confirm']
  /** The transfers that were compared with the review. A second call does not compare them again. */
  compared: WeakSet<PreparedTransfer>
}
type TrackRequest = Parameters<TransferClient['track']>[0]

/** ms between reads of a confirmed transaction that a node does not return yet. */
const readInterval = 2_000
const maxReads = 5

/** The shortest ms between reads of the status of a confirmed transaction. */
const finalInterval = 2_000
/** Consecutive reads that fail, or that do not find the transaction, after which the wait ends. */
const maxMisses = 5

/**
 * Waits until the transaction is confirmed, has failed or its blockhash has expired, then reads it
 * back and compares it with the review (rule R14). It ends once the block is finalized (decision
 * 49).
 */
export const track =
  ({ rpcClients, clock, confirm, compared }: TrackDeps): TransferClient['track'] =>
  async (request, onUpdate, signal) => {
    for (let inclusions = 0; ; inclusions += 1) {
      const end = await waitForEnd({ rpcClients, confirm }, request, signal)
      if (end === 'dropped') return end
      if (inclusions === 0) {
        onUpdate({ type: 'seen' })
        if (!compared.has(request.prepared)) {
          const sent = await readSent({ rpcClients, clock }, request, signal)
          compared.add(request.prepared)
          const reviewed = decodeBytes(payloadOf(request).transaction, 'base64')
          if (!matchesReview(reviewed, sent)) onUpdate({ type: 'mismatched' })
        }
      }
      // A transfer that fails in this block may succeed in another one until the block is final.
      const isIncluded = end !== 'reverted'
      if (isIncluded) onUpdate({ type: 'included' })
      const finalEnd = await waitForFinal({ rpcClients, clock }, request, signal)
      if (finalEnd !== null) return finalEnd
      if (isIncluded) onUpdate({ type: 'reorganized' })
    }
  }

/**
 * Resolves with the end once the block is finalized. Null if the chain dropped the block. Reads the
 * status after a quarter of the time since the start, at least every 30 s.
 */
async function waitForFinal(
  { rpcClients, clock }: Pick<TrackDeps, 'rpcClients' | 'clock'>,
  { network, hash }: TrackRequest,
  signal: AbortSignal,
): Promise<TransferEnd | null> {
  const node = createNode(rpcClients.for(network))
  const startedAt = clock.now()
  let failures = 0
  let misses = 0
  for (;;) {
    const status = await node.status(hash, signal).catch((error: unknown) => {
      failures += 1
      if (signal.aborted || failures >= maxMisses) throw error
      return null
    })
    if (status !== null) failures = 0
    if (typeof status === 'object' && status?.isFinal)
      return status.err === null ? 'confirmed' : 'reverted'
    // A node that lags behind does not know the transaction.
    if (status !== null) misses = status === 'unknown' ? misses + 1 : 0
    if (misses >= maxMisses) return null
    const share = (clock.now() - startedAt) / 4
    const interval = Math.min(timeouts.trackIncludedInterval, Math.max(finalInterval, share))
    await wait(clock, interval, signal)
  }
}

async function waitForEnd(
  { rpcClients, confirm }: Pick<TrackDeps, 'rpcClients' | 'confirm'>,
  request: TrackRequest,
  signal: AbortSignal,
): Promise<TransferEnd> {
  const { network, hash } = request
  try {
    const confirmation = { signature: hash, validUntil: 'blockhash' } as const
    await confirm(confirmation, network.caipNetworkId, signal)
    return 'confirmed'
  } catch (error) {
    if (codeOf(error) === 'rpc/transaction-rejected') return 'reverted'
    if (codeOf(error) !== 'kit/timed-out') throw error
    // Either the transaction expired or a node did not respond in time.
    return resolveTimeout(rpcClients, request, signal)
  }
}

async function resolveTimeout(
  rpcClients: RpcClients,
  request: TrackRequest,
  signal: AbortSignal,
): Promise<TransferEnd> {
  const { network, hash } = request
  const rpc = rpcClients.for(network)
  const { blockhash } = parsePayload(payloadOf(request))
  const isValid = await createTransferNode(rpc, signal).isValid(blockhash)
  // The status is read last: a transaction that is unknown after its blockhash expired is never
  // included.
  const status = await createNode(rpc).status(hash, signal)
  if (typeof status === 'object') return status.err === null ? 'confirmed' : 'reverted'
  if (isValid || status === 'processed') throw new KitError(endpointErrors, 'endpoint/unreachable')
  return 'dropped'
}

async function readSent(
  { rpcClients, clock }: Pick<TrackDeps, 'rpcClients' | 'clock'>,
  { network, hash }: TrackRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const node = createTransferNode(rpcClients.for(network), signal)
  for (let reads = 0; reads < maxReads; reads += 1) {
    if (reads > 0) await wait(clock, readInterval, signal)
    const sent = await node.sentTransaction(hash)
    if (sent !== null) return sent
  }
  throw new KitError(httpErrors, 'endpoint/unreadable')
}

function payloadOf({ prepared: { payload } }: TrackRequest): SolanaPayload {
  if (payload.namespace !== 'solana') throw new KitError(sendErrors, 'send/unsupported-chain')
  return payload
}
