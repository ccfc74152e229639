import { timeouts } from '../../domain/constants.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import { parseAnnouncement } from './announcement.ts'
import type { Wallets } from './wallets.ts'

/**
 * Adds wallets that announce themselves (EIP-6963), at any time, and `window.ethereum` after a
 * delay, so that its wallet can announce itself first. Returns stop.
 */
export function discover(
  platform: Platform,
  { announced, injected }: AdapterHost['discovery'],
  wallets: Wallets,
): () => void {
  const stops = [
    announced ? listenForAnnouncements(platform, wallets) : null,
    injected ? watchInjected(platform, wallets) : null,
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}

function listenForAnnouncements({ page }: Platform, wallets: Wallets): () => void {
  const unsubscribe = page.on('eip6963:announceProvider', (detail) => {
    const announcement = parseAnnouncement(detail)
    if (announcement) wallets.announce(announcement)
  })
  page.dispatch('eip6963:requestProvider')
  return unsubscribe
}

function watchInjected({ page, clock }: Platform, wallets: Wallets): () => void {
  const timers = new Set<unknown>()
  const addLater = () => {
    const timer = clock.setTimeout(() => {
      timers.delete(timer)
      wallets.addInjected(page.injected('ethereum'))
    }, timeouts.legacyProviderWait)
    timers.add(timer)
  }
  addLater()
  const unsubscribe = page.on('ethereum#initialized', addLater)
  return () => {
    unsubscribe()
    for (const timer of timers) clock.clearTimeout(timer)
  }
}
