import { tryMethod } from '../../domain/call-method.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseStandardWallet, type StandardWallet } from './parse-wallet.ts'

/** The function that a wallet calls to register itself. It accepts several wallets at once. */
type Register = (...wallets: readonly unknown[]) => () => void

/**
 * Calls `found` for each wallet that registers itself (Wallet Standard), before or after the page
 * loads. Invalid wallets are skipped. Adds nothing to `window`. Returns stop.
 */
export function discoverStandard(
  { page }: Pick<Platform, 'page'>,
  found: (wallet: StandardWallet) => void,
): () => void {
  let isActive = true
  const register: Register = (...objects) => {
    for (const object of isActive ? objects : []) {
      const wallet = parseStandardWallet(object)
      if (wallet !== null) found(wallet)
    }
    return () => {}
  }
  const api = Object.freeze({ register })
  const unsubscribe = page.on('wallet-standard:register-wallet', (callback) => {
    // A wallet whose callback throws is skipped.
    tryMethod({ callback }, 'callback', api)
  })
  page.dispatch('wallet-standard:app-ready', api)
  return () => {
    isActive = false
    unsubscribe()
  }
}

/**
 * Subscribes to the `change` event of a wallet. `feature` is the feature that emits it. Returns
 * unsubscribe, after which `listener` is not called even if the wallet keeps it.
 */
export function onStandardChange(
  wallet: StandardWallet,
  listener: () => void,
  feature = 'standard:events',
): () => void {
  let isActive = true
  const off = tryMethod(wallet, 'call', feature, 'on', 'change', () => isActive && listener())
  return () => {
    isActive = false
    tryMethod({ off }, 'off')
  }
}
