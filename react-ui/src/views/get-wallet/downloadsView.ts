import type { Wallet } from '@latchkit/core'
import { safeHttpsUrl } from '@latchkit/core/utils'

type Kind = 'extension' | 'ios' | 'android' | 'website'

export type DownloadsView =
  | {
      step: 'known'
      wallet: Wallet
      /** The app stores, for the phone beside this screen: as codes, and as links all the same. On a phone they are links like others. */
      stores: readonly { kind: 'ios' | 'android'; href: string }[]
      links: readonly { kind: Kind; href: string }[]
      /** What is to be done once it is installed: an extension is found by loading the page anew, an app is waited for. */
      afterInstall: 'reload' | 'return'
    }
  /** Nobody says where it can be had. */
  | { step: 'unknown'; back(): void }

/** Where one wallet can be had: its stores, its own page. Only addresses that may be followed. */
export function downloadsView(
  wallet: Wallet | null,
  { mobile, back }: { mobile: boolean; back(): void },
): DownloadsView {
  if (wallet === null) return { step: 'unknown', back }
  const at = <K extends Kind>(kind: K, address: string | null) => {
    const href = address === null ? null : safeHttpsUrl(address)
    return href === null ? [] : [{ kind, href }]
  }
  const stores = [...at('ios', wallet.app_store), ...at('android', wallet.play_store)]
  const [extension, website] = [
    at('extension', wallet.chrome_store),
    at('website', wallet.homepage),
  ]
  if (stores.length + extension.length + website.length === 0) return { step: 'unknown', back }
  const then = mobile || (stores.length > 0 && wallet.chrome_store === null) ? 'return' : 'reload'
  return mobile
    ? {
        step: 'known',
        wallet,
        afterInstall,
        stores: [],
        links: [...extension, ...stores, ...website],
      }
    : { step: 'known', wallet, afterInstall, stores, links: [...extension, ...website] }
}
