import { wait } from '../../../clients/http/with-deadline.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { codeOf, type ErrorCode, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { isInterrupted } from '../../shared/error-kinds.ts'
import type { RpcClients } from '../../shared/rpc-clients.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { createNode } from './node.ts'
import { createTracker, type History } from './tracker.ts'

type TrackDeps = {
  rpcClients: RpcClients
  clock: Clock
  histories: WeakMap<PreparedTransfer, History>
}

/** Codes after which no endpoint of this network will ever respond. */
const permanentErrors: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/none',
  'endpoint/wrong-chain',
  'endpoint/url-not-supported',
])

/** Polls the transaction at growing intervals. Retries failed polls until the outage limit. */
export const track =
  ({ rpcClients, clock, histories }: TrackDeps): TransferClient['track'] =>
  async ({ network, prepared, hash }, onUpdate, signal) => {
    const { payload } = prepared
    if (payload.namespace !== 'eip155') throw new KitError('send/unsupported-chain')
    // The history is stored by transfer, not by hash: a wallet may return the same hash twice, and
    // each transfer is compared with its own review.
    const history: History = histories.get(prepared) ?? new Map()
    histories.set(prepared, history)
    const node = createNode(rpcClients, network, signal)
    const tracker = createTracker({ node, payload, hash, history, onUpdate })
    const startedAt = clock.now()
    let respondedAt = startedAt
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
      await wait(clock, pollInterval(clock.now() - startedAt), signal)
    }
  }

/** ms until the next poll: a tenth of the elapsed time, within the limits. */
const pollInterval = (elapsed: number) =>
  Math.min(timeouts.trackMaxInterval, Math.max(timeouts.trackMinInterval, elapsed / 10))

const toEndpointError = (error: unknown) =>
  codeOf(error).startsWith('endpoint/')
    ? error
    : new KitError('endpoint/unreachable', {}, { cause: error })
