import type { Wallet } from '@latchkit/core'
import { safeHttpsUrl } from '@latchkit/core/utils'

type Kind = 'extension' | 'ios' | 'android' | 'website'

export type DownloadsView =
  | {
      step: 'known'
      wallet: Wallet
      /** App stores to show as QR codes. Empty on a phone, where they are part of `links`. */
      stores: readonly { kind: 'ios' | 'android'; href: string }[]
      /** The links that fit this device come first. */
      links: readonly { kind: Kind; href: string }[]
      /**
       * What the visitor does after the installation: reload the page, which an extension requires,
       * or only return to it.
       */
      afterInstall: 'reload' | 'return'
    }
  /** No download link is known. */
  | { step: 'unknown'; back(): void }

type Visitor = { mobile: boolean; android: boolean }

/** The order of the links on a device. */
function orderOf({ mobile, android }: Visitor): readonly Kind[] {
  if (android) return ['android', 'website', 'ios', 'extension']
  if (mobile) return ['ios', 'android', 'website', 'extension']
  return ['extension', 'website']
}

/** Maps a wallet to its download links. Leaves out URLs that are not safe https URLs. */
export function downloadsView(
  wallet: Wallet | null,
  { back, ...visitor }: Visitor & { back(): void },
): DownloadsView {
  const { mobile } = visitor
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
  const links = [...extension, ...website, ...(mobile ? stores : [])]
  const order = orderOf(visitor)
  return {
    step: 'known',
    wallet,
    afterInstall,
    stores: mobile ? [] : stores,
    links: [...links].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
  }
}
