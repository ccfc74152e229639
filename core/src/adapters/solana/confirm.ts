import { wait, withDeadline } from '../../clients/http/with-deadline.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import type { Node, Outcome } from './node.ts'

export type Confirming = {
  clock: Clock
  node: Pick<Node, 'status' | 'height' | 'lastHeight'>
  /** Hears of it from a socket; rejects when that is not there, or goes away. */
  hear(signature: string, signal: AbortSignal): Promise<Outcome>
}
/** `lasting`: how long it can get into a block: as long as a blockhash is good, or until its nonce is used. */
export type Confirmed = { signature: string; lasting: 'blockhash' | 'nonce' }

/** ms between looks: beside a socket that is there but says nothing, and without one. */
const pace = { beside: 10_000, alone: 2_000 } as const
/** How many looks may fail in a row where nothing else tells. */
const mostFailures = 5

/**
 * Resolves when the chain has confirmed it, rejects when it failed there (`rpc/transaction-rejected`) or came too late (`kit/timed-out`).
 * A socket tells first; looking from time to time finds out without one, too.
 */
export function confirm(
  { clock, node, hear }: Confirming,
  confirmed: Confirmed,
  signal: AbortSignal,
): Promise<void> {
  return withDeadline({ clock, ms: null, signals: [signal] }, async (scope) => {
    const over = new AbortController()
    scope.addEventListener('abort', () => over.abort(scope.reason))
    let isHeard = true
    const heard = hear(confirmed.signature, over.signal)
    const silence = heard.then(
      () => {},
      () => {
        isHeard = false
      },
    )
    const pause = async () => {
      if (isHeard) await Promise.race([wait(clock, pace.beside, over.signal), silence])
      else await wait(clock, pace.alone, over.signal)
    }
    const look = createLook(node, confirmed, over.signal)
    const seen = async (): Promise<Outcome | 'late'> => {
      for (let failures = 0; ; await pause()) {
        const outcome = await look().catch((error: unknown) => {
          failures += 1
          if (!isHeard && failures >= mostFailures) throw error
          return 'failed' as const
        })
        if (outcome === 'failed') continue
        if (outcome !== 'waiting') return outcome
        failures = 0
      }
    }
    try {
      const outcome = await Promise.race([heard.catch(() => new Promise<never>(() => {})), seen()])
      if (outcome === 'late') throw new KitError('kit/timed-out')
      if (outcome.err !== null)
        throw new KitError('rpc/transaction-rejected', {}, { cause: outcome.err })
    } finally {
      over.abort()
    }
  })
}

/** One look at the chain. The height is asked first: what was not in a block after the last one is in none. */
function createLook(
  node: Confirming['node'],
  { signature, lasting }: Confirmed,
  signal: AbortSignal,
) {
  let last: bigint | null = null
  return async (): Promise<Outcome | 'waiting' | 'late'> => {
    if (last === null && lasting === 'blockhash') last = await node.lastHeight(signal)
    const isPast = last !== null && (await node.height(signal)) > last
    const status = await node.status(signature, signal)
    if (typeof status === 'object') return status
    return isPast && status === 'unknown' ? 'late' : 'waiting'
  }
}
