import type { TextStore, WalletFace, WalletPage } from './wallet.types.ts'
import { showInWindow } from './window/show-in-window.ts'

/** The page a wallet is installed in. `walletUrl` is where the wallet's own window is served, on the page's origin. */
export function browserPage(page: Window & typeof globalThis, { walletUrl, face, rdns }: { walletUrl: string; face: WalletFace; rdns: string }): WalletPage {
  return { events: page, store: browserStore(page, `latchkit-sandbox/${rdns}`), show: showInWindow(page, walletUrl, face) }
}

/** Kept with the page's origin, as an extension keeps what it granted to one. */
const browserStore = (page: Window, key: string): TextStore => ({
  read: () => page.localStorage.getItem(key),
  write: (text) => page.localStorage.setItem(key, text),
  onChange(listener) {
    const heard = (event: StorageEvent) => event.key === key && listener()
    page.addEventListener('storage', heard)
    return () => page.removeEventListener('storage', heard)
  },
})
