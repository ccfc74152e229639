import { isObject } from '../../domain/object.ts'
import { safeGet } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AdapterHost } from '../adapter.ts'
import { pollInjected } from '../shared/poll-injected.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { knownWallets, sourceAt } from './known-wallets.ts'
import { parseListings } from './listings.ts'
import type { WalletSource } from './wallet-source.ts'
import type { Wallets } from './wallets.ts'

/**
 * Discovers wallets that have an entry in `window.btc_providers` or an object at a known path, now
 * and while the page loads, and wallets that register with the Wallet Standard at any time. Returns
 * stop.
 */
export function discover(
  platform: Pick<Platform, 'page' | 'clock'>,
  { injected }: AdapterHost['discovery'],
  wallets: Wallets,
): () => void {
  const { page } = platform
  const search = () => {
    const listed = parseListings(page)
    const known = injected
      ? knownWallets(page).filter(({ path }) => listed.every((listing) => listing.path !== path))
      : []
    for (const { path, name, icon, provider } of [...listed, ...known]) {
      const source = sourceAt(path, provider)
      if (source !== null) wallets.add({ id: path, name, icon }, source)
    }
  }
  const cleanups = [
    pollInjected(platform, search),
    discoverStandard({ page }, (wallet) => {
      const source = standardSource(wallet)
      const { name, icon } = wallet
      if (source !== null) wallets.add({ id: name, name, icon }, source)
    }),
  ]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

/**
 * Returns the source of a registered wallet: the object that it provides for sats-connect, else its
 * features. Null if the wallet does not support Bitcoin.
 */
function standardSource(wallet: StandardWallet): WalletSource | null {
  if (!wallet.chains().some((chain) => chain.startsWith('bitcoin:'))) return null
  const provider = safeGet(wallet.raw, 'features', 'sats-connect:', 'provider')
  if (isObject(provider) && typeof safeGet(provider, 'request') === 'function')
    return { kind: 'provider', path: null, provider }
  return wallet.has('bitcoin:connect') || wallet.has('standard:connect')
    ? { kind: 'standard', wallet }
    : null
}
