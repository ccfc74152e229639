import type { RemotePlatform } from './remote-platform.ts'

/** What the rules need to know of a wallet's ways in. */
type Linked = {
  rdns?: string | null | undefined
  injected?: readonly unknown[] | null | undefined
  mobile_link?: string | null | undefined
  webapp_link?: string | null | undefined
  desktop_link?: string | null | undefined
}
/** `adapted`: extensions can be connected; `opensPages`: its app shows this page inside itself, which needs no link of its own. */
type Here = { mobile: boolean; installed: boolean; adapted: boolean; opensPages: boolean }

/** Ways to reach a wallet from here, as tabs, in order; the first is the one to begin with. Empty: there is none. */
export function remotePlatforms(
  wallet: Linked | null,
  { mobile, installed, adapted, opensPages }: Here,
): readonly RemotePlatform[] {
  if (wallet === null) return ['qrcode']
  const inBrowsers = adapted && (Boolean(wallet.rdns) || (wallet.injected ?? []).length > 0)
  const tabs: Partial<Record<RemotePlatform, boolean>> = {
    browser: inBrowsers && installed,
    mobile: mobile && (Boolean(wallet.mobile_link) || opensPages),
    qrcode: !mobile && Boolean(wallet.mobile_link),
    web: Boolean(wallet.webapp_link),
    desktop: !mobile && Boolean(wallet.desktop_link),
    unsupported: inBrowsers && !installed,
  }
  return order.filter((platform) => tabs[platform])
}

const order: readonly RemotePlatform[] = [
  'browser',
  'mobile',
  'qrcode',
  'web',
  'desktop',
  'unsupported',
]

/** Whether a tab shows a code, or opens a link with one in it. */
export const needsCode = (platform: RemotePlatform): boolean =>
  platform !== 'browser' && platform !== 'unsupported'
