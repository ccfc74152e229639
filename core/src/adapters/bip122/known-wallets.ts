import { hasMethod } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import { injectedObjectAt } from '../shared/injected-objects.ts'
import type { Listing } from './listings.ts'
import type { WalletSource } from './wallet-source.ts'

/** Wallets whose object has UniSat's methods instead of `request`. */
const unisatLike = [
  { path: 'okxwallet.bitcoin', name: 'OKX Wallet' },
  { path: 'binancew3w.bitcoin', name: 'Binance Wallet' },
  { path: 'unisat', name: 'UniSat' },
] as const
/** Fordefi's object responds in the format of sats-connect and is called directly. */
export const fordefiPath = 'FordefiProviders.UtxoProvider'

const known = [
  { path: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
  { path: fordefiPath, name: 'Fordefi' },
  ...unisatLike,
] as const

/** Returns the source of the wallet object at `path`. Null if the object has no known API. */
export function sourceAt(path: string, provider: object): WalletSource | null {
  const isUnisatLike = unisatLike.some((wallet) => wallet.path === path)
  if (isUnisatLike && hasMethod(provider, 'requestAccounts'))
    return { kind: 'unisat', path, provider }
  return hasMethod(provider, 'request') ? { kind: 'provider', path, provider } : null
}

/**
 * Returns the wallets whose objects are at known paths. A wallet that also injects its object as
 * `unisat` is returned with its own path only.
 */
export function knownWallets(page: Platform['page']): readonly Listing[] {
  const found = known.flatMap(({ path, name }) => {
    const provider = injectedObjectAt(page, path)
    return provider === null ? [] : [{ path, name, icon: null, provider }]
  })
  return found.filter(
    ({ provider }, index) => found.findIndex((listing) => listing.provider === provider) === index,
  )
}
