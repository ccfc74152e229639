import type { WalletBranding } from '../base/wallet-roster.ts'
import type { TextStore, WalletPage } from './wallet.types.ts'
import { type OpeningPage, showInWindow } from './window/show-in-window.ts'

const size = { width: 376, height: 620 }

/** The page a wallet is installed in. `walletUrl` is where the wallet's own window is served, on the page's origin. */
export function browserPage(
  page: Window,
  { walletUrl, branding, rdns }: { walletUrl: string; branding: WalletBranding; rdns: string },
): WalletPage {
  return {
    events: page,
    globals: page,
    store: browserStore(page, `latchkit-sandbox/${rdns}`),
    show: showInWindow(openingPage(page), walletUrl, branding),
  }
}

/** Windows open where an extension's would: at the upper right of the browser. */
const openingPage = (page: Window): OpeningPage => ({
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
