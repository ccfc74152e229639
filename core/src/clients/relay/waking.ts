import type { Platform } from '../../platform/platform.ts'
import type { Sdk } from './sdk.ts'

/** ms in the background after which an open line is no longer believed: systems close sockets without telling the page. */
const trusted = 5_000

export type Waking = {
  /** `awaits`: a wallet's answer may lie at the relay; `idle`: only a session is kept. */
  wake(sdk: Sdk | null, state: 'awaits' | 'idle'): void
  /** The line is being renewed on purpose: that it goes is no news. */
  isRenewing(): boolean
  stop(): void
}

/** Coming back to the foreground: a dead line, or one that may be, is opened anew, and what lies at the relay comes with it. */
export function createWaking({ clock, page }: Pick<Platform, 'clock' | 'page'>): Waking {
  let hiddenAt: number | null = null
  let renewing = false
  const stop = page.onHidden(() => {
    hiddenAt = clock.now()
  })
  return {
    stop,
    isRenewing: () => renewing,
    wake(sdk, state) {
      const away = hiddenAt === null ? 0 : clock.now() - hiddenAt
      hiddenAt = null
      if (sdk === null || renewing) return
      if (sdk.isConnected() && (state === 'idle' || away < trusted)) return
      renewing = true
      void sdk.restart().finally(() => {
        renewing = false
      })
    },
  }
}
