import { isObject, peek } from '../shared/peek.ts'
import type { StandardWallet } from '../wallet-standard/read-wallet.ts'
import type { Found } from './found.ts'

/** How a wallet that registered itself is reached: by the object it hands out for sats-connect, else by its features; null: not for Bitcoin. */
export function foundStandard(wallet: StandardWallet): Found | null {
  if (!wallet.chains().some((chain) => chain.startsWith('bitcoin:'))) return null
  const provider = peek(peek(peek(wallet.own, 'features'), 'sats-connect:'), 'provider')
  if (isObject(provider) && typeof peek(provider, 'request') === 'function')
    return { by: 'provider', path: null, provider }
  return wallet.has('bitcoin:connect') || wallet.has('standard:connect')
    ? { by: 'standard', wallet }
    : null
}
