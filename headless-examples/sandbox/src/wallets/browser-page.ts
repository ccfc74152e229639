import type { WalletBranding } from '../base/wallet-roster.ts'
import { memoryStore } from './memory-page.ts'
import type { TextStore, WalletPage } from './wallet.types.ts'
import { type OpenerPage, showInWindow } from './window/show-in-window.ts'

/** Size of the wallet's window in CSS pixels. */
const size = { width: 376, height: 620 }

/**
 * Creates the environment of a wallet in a browser page. `walletUrl`: URL of the wallet's window,
 * on the page's origin.
 */
export function browserPage(
  page: Window,
  { walletUrl, branding, rdns }: { walletUrl: string; branding: WalletBranding; rdns: string },
): WalletPage {
  return {
    events: page,
    globals: page,
    store: browserStore(page, `latchkit-sandbox/${rdns}`),
    show: showInWindow(openerPage(page), walletUrl, branding),
  }
}

/** Opens windows at the upper right of the browser, like an extension. */
const openerPage = (page: Window): OpenerPage => ({
  events: page,
  origin: page.location.origin,
  open(url, name) {
    const left = Math.round(page.screenX + page.outerWidth - size.width - 24)
    const top = Math.round(page.screenY + 72)
    return page.open(
      url,
      name,
      `popup,width=${size.width},height=${size.height},left=${left},top=${top}`,
    )
  },
})

/**
 * Stores text in localStorage: per origin, as extensions store their permissions. An extension has
 * storage of its own, so in a page without one the text is kept in memory.
 */
const browserStore = (page: Window, key: string): TextStore => ({
  ...(storageOf(page, key) ?? memoryStore()),
  onChange(listener) {
    const onStorage = (event: StorageEvent) => event.key === key && listener()
    page.addEventListener('storage', onStorage)
    return () => page.removeEventListener('storage', onStorage)
  },
})

/** Null if the browser denies the page its storage. */
function storageOf(page: Window, key: string): Pick<TextStore, 'read' | 'write'> | null {
  try {
    const { localStorage } = page
    return {
      read: () => localStorage.getItem(key),
      write: (text) => localStorage.setItem(key, text),
    }
  } catch {
    return null
  }
}
