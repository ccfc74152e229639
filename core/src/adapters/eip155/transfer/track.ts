import { timeouts } from '../../../domain/constants.ts'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { endpointErrors } from '../../../errors/areas/endpoint.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { wait } from '../../../platform/with-deadline.ts'
import { isInterrupted } from '../../shared/error-kinds.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { createNode } from './node.ts'
import { createMemory, createTracker, type Memory } from './tracker.ts'

type TrackDeps = {
  rpcClients: RpcClients
  clock: Clock
  memories: WeakMap<PreparedTransfer, Memory>
}

/** Codes after which no endpoint of this network will ever respond. */
const permanentErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/none',
  'endpoint/wrong-chain',
  'endpoint/url-not-supported',
])

/**
 * Polls the transaction at growing intervals: first until a block contains it, then until that block
 * is final. Retries failed polls until the outage limit.
 */
export const track =
  ({ rpcClients, clock, memories }: TrackDeps): TransferClient['track'] =>
  async ({ network, prepared, hash }, onUpdate, signal) => {
    const { payload } = prepared
    if (payload.namespace !== 'eip155') throw new KitError(sendErrors, 'send/unsupported-chain')
    // The memory is stored by transfer, not by hash: a wallet may return the same hash twice, and
    // each transfer is compared with its own review.
    const memory = memories.get(prepared) ?? createMemory(hash)
    memories.set(prepared, memory)
    const node = createNode(rpcClients, network, signal)
    const { confirmations } = network
    const tracker = createTracker({ node, payload, memory, confirmations, onUpdate })
    let respondedAt = clock.now()
    const intervals = createIntervals(respondedAt)
    for (;;) {
      try {
        const end = await tracker.poll()
        if (end !== null) return end
        respondedAt = clock.now()
      } catch (error) {
        const isStopped = isInterrupted(error) && codeOf(error) !== 'kit/timed-out'
        if (signal.aborted || isStopped || permanentErrors.has(codeOf(error))) throw error
        if (clock.now() - respondedAt >= timeouts.trackOutage) throw toEndpointError(error)
      }
      await wait(clock, intervals.next(clock.now(), memory.inclusion !== null), signal)
    }
  }

/**
 * Calculates the ms until the next poll: a share of the time since the start, or since a block
 * contains the transaction, within the limits. That block takes minutes to become final on some
 * networks, so that the share is larger then.
 */
function createIntervals(startedAt: number) {
  let since = startedAt
  let wasIncluded = false
  const clamp = (interval: number, max: number) =>
    Math.min(max, Math.max(timeouts.trackMinInterval, interval))
  return {
    next(now: number, isIncluded: boolean): number {
      if (isIncluded !== wasIncluded) since = now
      wasIncluded = isIncluded
      const elapsed = now - since
      return isIncluded
        ? clamp(elapsed / 4, timeouts.trackIncludedInterval)
        : clamp(elapsed / 10, timeouts.trackMaxInterval)
    },
  }
}

const toEndpointError = (error: unknown) =>
  codeOf(error).startsWith('endpoint/')
    ? error
    : new KitError(endpointErrors, 'endpoint/unreachable', {}, { cause: error })
