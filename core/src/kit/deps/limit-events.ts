import { addEvent, type WalletEvent } from '../../domain/account/wallet-event.ts'
import { limits } from '../../domain/constants.ts'
import type { Clock } from '../../platform/platform.ts'

const second = 1_000

/**
 * Limits the events of a wallet to `limits.walletEvents` a second (fault XB3). Further events wait
 * until the end of the second; then the last event of each type is emitted. `disconnected` is
 * emitted at once.
 */
export function limitEvents(
  clock: Clock,
  listener: (event: WalletEvent) => void,
): { receive(event: WalletEvent): void; stop(): void } {
  let startedAt = Number.NEGATIVE_INFINITY
  let count = 0
  let waiting: readonly WalletEvent[] = []
  let timer: unknown = null

  const stop = () => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
    waiting = []
  }
  const flush = () => {
    const events = waiting
    stop()
    for (const event of events) receive(event)
  }
  const receive = (event: WalletEvent) => {
    if (event.type === 'disconnected') stop()
    const elapsed = clock.now() - startedAt
    if (timer === null && !(elapsed >= 0 && elapsed < second)) {
      startedAt = clock.now()
      count = 0
    }
    count += 1
    if (event.type === 'disconnected' || count <= limits.walletEvents) return listener(event)
    waiting = addEvent(waiting, event)
    timer ??= clock.setTimeout(flush, startedAt + second - clock.now())
  }
  return { receive, stop }
}
