import type { Platform } from '../../platform/platform.ts'
import { attemptOwn } from '../shared/call-own.ts'
import { readStandardWallet, type StandardWallet } from './read-wallet.ts'

/** What a wallet calls to be known; several at once are allowed. */
type Register = (...wallets: readonly unknown[]) => () => void

/**
 * Hears wallets register themselves (Wallet Standard) before or after the page asks, without anything being put onto the page's window.
 * A wallet that cannot be read is none. Returns the stop.
 */
export function discoverStandard(
  { page }: Pick<Platform, 'page'>,
  found: (wallet: StandardWallet) => void,
): () => void {
  let hears = true
  const register: Register = (...wallets) => {
    for (const one of hears ? wallets : []) {
      const wallet = readStandardWallet(one)
      if (wallet !== null) found(wallet)
    }
    return () => {}
  }
  const api = Object.freeze({ register })
  const leave = page.on('wallet-standard:register-wallet', (callback) => {
    attemptOwn({ callback }, 'callback', api) // a wallet that fails while it introduces itself is not there
  })
  page.dispatch('wallet-standard:app-ready', api)
  return () => {
    hears = false
    leave()
  }
}

/** Hears of changes to what the wallet shares; `feature`: where it tells of them. Returns the stop, after which nothing is heard, whether the wallet lets go or not. */
export function onStandardChange(
  wallet: StandardWallet,
  listener: () => void,
  feature = 'standard:events',
): () => void {
  let hears = true
  const off = attemptOwn(wallet, 'call', feature, 'on', 'change', () => hears && listener())
  return () => {
    hears = false
    attemptOwn({ off }, 'off')
  }
}
