import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import { pollInjected } from '../shared/poll-injected.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import { foundAt, knownOn } from './known-wallets.ts'
import { readListings } from './listings.ts'
import { foundStandard } from './standard-found.ts'
import type { Wallets } from './wallets.ts'

/**
 * Looks for wallets that list themselves in `window.btc_providers` or lie where they always do, now and as they come; those that register by
 * the Wallet Standard are heard at any time. Returns the stop.
 */
export function discover(
  platform: Pick<Platform, 'page' | 'clock'>,
  { injected }: AdapterHost['discovery'],
  wallets: Wallets,
): () => void {
  const { page } = platform
  const look = () => {
    const listed = readListings(page)
    const known = injected
      ? knownOn(page).filter(({ path }) => listed.every((one) => one.path !== path))
      : []
    for (const { path, name, icon, provider } of [...listed, ...known]) {
      const found = foundAt(path, provider)
      if (found !== null) wallets.add({ id: path, name, icon }, found)
    }
  }
  const stops = [
    pollInjected(platform, look),
    discoverStandard({ page }, (wallet) => {
      const found = foundStandard(wallet)
      if (found !== null)
        wallets.add({ id: wallet.name, name: wallet.name, icon: wallet.icon }, found)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
