import { hasMethod } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import { injectedObjectAt } from '../shared/injected-objects.ts'
import type { Found } from './found.ts'
import type { Listing } from './listings.ts'

/** UniSat's object has methods of its own instead of `request`; others took them over. */
const unisatLike = [
  { path: 'okxwallet.bitcoin', name: 'OKX Wallet' },
  { path: 'binancew3w.bitcoin', name: 'Binance Wallet' },
  { path: 'unisat', name: 'UniSat' },
] as const
/** Fordefi's object answers in the words of sats-connect by itself. */
export const fordefiPath = 'FordefiProviders.UtxoProvider'

const known = [
  { path: 'XverseProviders.BitcoinProvider', name: 'Xverse' },
  { path: fordefiPath, name: 'Fordefi' },
  ...unisatLike,
] as const

/** How the object at a path is spoken to; null: it is no wallet's. */
export function foundAt(path: string, provider: object): Found | null {
  if (unisatLike.some((one) => one.path === path) && hasMethod(provider, 'requestAccounts'))
    return { by: 'unisat', path, provider }
  return hasMethod(provider, 'request') ? { by: 'provider', path, provider } : null
}

/** Wallets whose objects lie where they always do, listed or not. Who also poses as UniSat is known by the place of its own. */
export function knownOn(page: Platform['page']): readonly Listing[] {
  const found = known.flatMap(({ path, name }) => {
    const provider = injectedObjectAt(page, path)
    return provider === null ? [] : [{ path, name, icon: null, provider }]
  })
  return found.filter(
    ({ provider }, place) => found.findIndex((one) => one.provider === provider) === place,
  )
}
