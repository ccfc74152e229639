import { kitErrors } from '../../errors/areas/kit.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { wait, withDeadline } from '../../platform/with-deadline.ts'
import type { Node, Outcome } from './node.ts'

export type ConfirmDeps = {
  clock: Clock
  node: Pick<Node, 'status' | 'height' | 'lastValidHeight'>
  /** Waits for a notification over a WebSocket. Rejects if the socket is unavailable or closes. */
  watchSignature(signature: string, signal: AbortSignal): Promise<Outcome>
}

/**
 * `validUntil`: the transaction can be included in a block until its blockhash expires, or until
 * its nonce is used.
 */
export type Confirmation = { signature: string; validUntil: 'blockhash' | 'nonce' }

/** ms between polls, while the socket is open and without a socket. */
const pollIntervals = { withSocket: 10_000, withoutSocket: 2_000 } as const
/** Number of failed polls in a row after which `confirm` rejects, if no socket is open. */
const maxFailures = 5

/**
 * Resolves when the chain has confirmed the transaction. Rejects with `rpc/transaction-rejected` if
 * it failed on the chain and with `kit/timed-out` if it can no longer be included in a block. Polls
 * in addition to the socket, because the socket may be unavailable or close.
 */
export function confirm(
  { clock, node, watchSignature }: ConfirmDeps,
  confirmation: Confirmation,
  signal: AbortSignal,
): Promise<void> {
  return withDeadline({ clock, ms: null, signals: [signal] }, async (scope) => {
    const controller = new AbortController()
    scope.addEventListener('abort', () => controller.abort(scope.reason))
    let hasSocket = true
    const notification = watchSignature(confirmation.signature, controller.signal)
    const socketClosed = notification.then(
      () => {},
      () => {
        hasSocket = false
      },
    )
    const pause = async () => {
      if (hasSocket) {
        const pollTimer = wait(clock, pollIntervals.withSocket, controller.signal)
        await Promise.race([pollTimer, socketClosed])
      } else {
        await wait(clock, pollIntervals.withoutSocket, controller.signal)
      }
    }
    const poll = createPoll(node, confirmation, controller.signal)
    const pollUntilSettled = async (): Promise<Outcome | 'expired'> => {
      for (let failures = 0; ; await pause()) {
        const outcome = await poll().catch((error: unknown) => {
          failures += 1
          if (!hasSocket && failures >= maxFailures) throw error
          return 'failed' as const
        })
        if (outcome === 'failed') continue
        if (outcome !== 'waiting') return outcome
        failures = 0
      }
    }
    const notified = notification.catch(() => new Promise<never>(() => {}))
    try {
      const outcome = await Promise.race([notified, pollUntilSettled()])
      if (outcome === 'expired') throw new KitError(kitErrors, 'kit/timed-out')
      if (outcome.err !== null)
        throw new KitError(rpcErrors, 'rpc/transaction-rejected', {}, { cause: outcome.err })
    } finally {
      controller.abort()
    }
  })
}

/**
 * Creates a function that reads the status of the transaction once. It reads the height before the
 * status: a transaction whose status is unknown after the last valid height can no longer be
 * included in a block.
 */
function createPoll(
  node: ConfirmDeps['node'],
  { signature, validUntil }: Confirmation,
  signal: AbortSignal,
) {
  let lastHeight: bigint | null = null
  return async (): Promise<Outcome | 'waiting' | 'expired'> => {
    if (lastHeight === null && validUntil === 'blockhash')
      lastHeight = await node.lastValidHeight(signal)
    const isPast = lastHeight !== null && (await node.height(signal)) > lastHeight
    const status = await node.status(signature, signal)
    if (typeof status === 'object') return status
    return isPast && status === 'unknown' ? 'expired' : 'waiting'
  }
}
