import type { Clock } from '../../platform/platform.ts'
import type { Sdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import type { SessionPlace } from './session-place.ts'

/** ms that another tab has to end a session that it lost; more than `signOutTimeout`. */
const lostSessionDelay = 4_000

type Options = {
  clock: Clock
  signal: AbortSignal
  report(error: unknown): void
  /** Opens another instance of the SDK. */
  open(place: SessionPlace): Promise<Sdk>
  disconnect(sdk: Sdk, topic: string): Promise<void>
  /** False if the session has been ended, or is in use again. */
  isLost(topic: string | null): boolean
  /** Removes the record of the session. */
  removeLost(topic: string | null): void
}

/**
 * Ends the session that another tab lost to this one, unless that tab has ended it itself: it may be
 * closed or frozen (fault V33).
 */
export function endLostSession(
  lost: SessionPlace,
  { clock, signal, report, open, disconnect, isLost, removeLost }: Options,
): void {
  const end = async () => {
    const { topic } = lost
    if (!isLost(topic)) return removeLost(topic)
    const sdk = await open(lost)
    if (signal.aborted) return sdk.close()
    if (topic !== null && sdk.sessions().some((session) => safeGetText(session, 'topic') === topic))
      await disconnect(sdk, topic)
    removeLost(topic)
    await sdk.close()
  }
  const timer = clock.setTimeout(() => void end().catch(report), lostSessionDelay)
  signal.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
}
