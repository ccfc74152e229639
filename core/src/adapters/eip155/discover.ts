import { timeouts } from '../../domain/constants.ts'
import { legacyWalletName } from '../../domain/wallet/legacy-wallet-name.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'
import { injectedId, isProvider, parseAnnouncement } from './announcement.ts'

type Wallets = ConnectorRegistry<object>

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
    if (announcement === null) return
    const { uuid, provider, ...wallet } = announcement
    wallets.add({ ...wallet, type: 'ANNOUNCED', chain: 'eip155' }, provider, uuid)
  })
  page.dispatch('eip6963:requestProvider')
  return unsubscribe
}

function watchInjected({ page, clock }: Platform, wallets: Wallets): () => void {
  const timers = new Set<unknown>()
  const addLater = () => {
    const timer = clock.setTimeout(() => {
      timers.delete(timer)
      addInjected(wallets, page.injected('ethereum'))
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

/**
 * Adds `window.ethereum` as a separate wallet, unless its provider was announced. A later object
 * does not replace it.
 */
function addInjected(wallets: Wallets, ethereum: unknown): void {
  if (!isProvider(ethereum) || wallets.has(ethereum) || wallets.client(injectedId)) return
  wallets.add(
    {
      id: injectedId,
      name: legacyWalletName,
      type: 'INJECTED',
      chain: 'eip155',
      rdns: null,
      icon: null,
    },
    ethereum,
  )
}
