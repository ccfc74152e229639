import { timeouts } from '../../domain/constants.ts'
import type { Clock } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { Sdk } from './sdk.ts'

/** Ends sessions, each topic once. No method rejects. */
export type SessionTeardown = {
  /**
   * Notifies the wallet that the session ends, for 3 s at most or until the signal aborts, then
   * deletes the session in any case.
   */
  disconnect(sdk: Sdk, topic: string, signal: AbortSignal): Promise<void>
  /** Deletes a session that another tab has ended. */
  forget(sdk: Sdk, topic: string): Promise<void>
  /**
   * Resolves when all running teardowns are done. A new session has to wait for this: the SDK's
   * cleanup of an old session would delete parts of the new one.
   */
  done(): Promise<void>
}

export function createSessionTeardown({
  clock,
  currentTopic,
  report,
}: {
  clock: Clock
  currentTopic(): string | null
  report(error: unknown): void
}): SessionTeardown {
  const running = new Map<string, Promise<void>>()
  const once = (topic: string, run: () => Promise<void>): Promise<void> => {
    const existing = running.get(topic)
    if (existing !== undefined) return existing
    const teardown = run().finally(() => running.delete(topic))
    running.set(topic, teardown)
    return teardown
  }
  const deleteSession = (sdk: Sdk, topic: string) =>
    sdk.deleteSession(topic, currentTopic()).catch(report)
  return {
    disconnect: (sdk, topic, signal) =>
      once(topic, () =>
        withDeadline({ clock, ms: timeouts.signOutTimeout, signals: [signal] }, () =>
          sdk.disconnect(topic),
        )
          .catch(report)
          .then(() => deleteSession(sdk, topic)),
      ),
    forget: (sdk, topic) => once(topic, () => deleteSession(sdk, topic)),
    async done() {
      await Promise.all(running.values())
    },
  }
}
