import { limits } from '../../domain/constants.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import { readAnnouncement } from './announcement.ts'
import type { Wallets } from './wallets.ts'

/** Hears wallets announce themselves (EIP-6963) at any time, asks them to once, and looks at `window.ethereum` after all others. Returns the stop. */
export function discover(
  { page, clock }: Platform,
  { announced, injected }: AdapterHost['discovery'],
  wallets: Wallets,
): () => void {
  const stops: (() => void)[] = []
  if (announced) {
    stops.push(
      page.on('eip6963:announceProvider', (detail) => {
        const announcement = readAnnouncement(detail)
        if (announcement) wallets.announce(announcement)
      }),
    )
    page.dispatch('eip6963:requestProvider')
  }
  if (injected) {
    const timers = new Set<unknown>()
    const lookSoon = () => {
      const timer = clock.setTimeout(() => {
        timers.delete(timer)
        wallets.offer(page.injected('ethereum'))
      }, limits.legacyWait)
      timers.add(timer)
    }
    lookSoon()
    stops.push(page.on('ethereum#initialized', lookSoon), () => {
      for (const timer of timers) clock.clearTimeout(timer)
    })
  }
  return () => {
    for (const stop of stops) stop()
  }
}
