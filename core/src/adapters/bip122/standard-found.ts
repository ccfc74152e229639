import { isObject, safeGet } from '../../domain/unknown.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import type { Found } from './found.ts'

/** How a wallet that registered itself is reached: by the object it hands out for sats-connect, else by its features; null: not for Bitcoin. */
export function foundStandard(wallet: StandardWallet): Found | null {
  if (!wallet.chains().some((chain) => chain.startsWith('bitcoin:'))) return null
  const provider = safeGet(safeGet(safeGet(wallet.own, 'features'), 'sats-connect:'), 'provider')
  if (isObject(provider) && typeof safeGet(provider, 'request') === 'function')
    return { by: 'provider', path: null, provider }
  return wallet.has('bitcoin:connect') || wallet.has('standard:connect')
    ? { by: 'standard', wallet }
    : null
}
