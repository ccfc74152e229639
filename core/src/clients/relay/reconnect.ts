import type { Platform } from '../../platform/platform.ts'
import type { Sdk } from './sdk.ts'

/**
 * ms in the background after which an open connection counts as stale: operating systems close
 * sockets of background pages without an event.
 */
const staleAfter = 5_000

export type Reconnect = {
  /**
   * Restarts the connection if it is closed, or if it may be stale and a message is expected.
   * `awaiting`: a response of a wallet may be waiting at the relay. `idle`: there is only a
   * session.
   */
  run(sdk: Sdk | null, state: 'awaiting' | 'idle'): void
  /** Whether a restart is in progress. The connection that it closes does not count as lost. */
  isReconnecting(): boolean
  stop(): void
}

/**
 * Creates the function that restarts the relay connection after the page was in the background, so
 * that the relay delivers its queued messages.
 */
export function createReconnect({ clock, page }: Pick<Platform, 'clock' | 'page'>): Reconnect {
  let hiddenAt: number | null = null
  let reconnecting = false
  const stop = page.onHidden(() => {
    hiddenAt = clock.now()
  })
  return {
    stop,
    isReconnecting: () => reconnecting,
    run(sdk, state) {
      const hiddenFor = hiddenAt === null ? 0 : clock.now() - hiddenAt
      hiddenAt = null
      if (sdk === null || reconnecting) return
      if (sdk.isConnected() && (state === 'idle' || hiddenFor < staleAfter)) return
      reconnecting = true
      void sdk.restart().finally(() => {
        reconnecting = false
      })
    },
  }
}
