import type { Wallet } from '@latchkit/core'
import { safeHttpsUrl } from '@latchkit/core/utils'

type Kind = 'extension' | 'ios' | 'android' | 'website'

export type DownloadsView =
  | {
      step: 'known'
      wallet: Wallet
      /** App stores to show as QR codes. Empty on a phone, where they are part of `links`. */
      stores: readonly { kind: 'ios' | 'android'; href: string }[]
      links: readonly { kind: Kind; href: string }[]
      /**
       * What the visitor does after the installation: reload the page, which an extension requires,
       * or only return to it.
       */
      afterInstall: 'reload' | 'return'
    }
  /** No download link is known. */
  | { step: 'unknown'; back(): void }

/** Maps a wallet to its download links. Leaves out URLs that are not safe https URLs. */
export function downloadsView(
  wallet: Wallet | null,
  { mobile, back }: { mobile: boolean; back(): void },
): DownloadsView {
  if (wallet === null) return { step: 'unknown', back }
  const linkTo = <K extends Kind>(kind: K, url: string | null) => {
    const href = url === null ? null : safeHttpsUrl(url)
    return href === null ? [] : [{ kind, href }]
  }
  const stores = [...linkTo('ios', wallet.app_store), ...linkTo('android', wallet.play_store)]
  const extension = linkTo('extension', wallet.chrome_store)
  const website = linkTo('website', wallet.homepage)
  if (stores.length + extension.length + website.length === 0) return { step: 'unknown', back }
  const afterInstall =
    mobile || (stores.length > 0 && wallet.chrome_store === null) ? 'return' : 'reload'
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
