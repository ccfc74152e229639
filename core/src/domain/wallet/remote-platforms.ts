/**
 * The tabs of the view that connects a wallet. `unsupported`: the wallet has an extension that is
 * not installed.
 */
export type RemotePlatform = 'browser' | 'qrcode' | 'mobile' | 'web' | 'desktop' | 'unsupported'

/** The links of a wallet. */
type WalletLinks = {
  rdns?: string | null | undefined
  injected?: readonly unknown[] | null | undefined
  mobile_link?: string | null | undefined
  webapp_link?: string | null | undefined
  desktop_link?: string | null | undefined
}
/**
 * `adapted`: whether an adapter can connect extensions. `opensPages`: whether the wallet's app
 * opens the page in its own browser, without a link.
 */
type BrowserContext = { mobile: boolean; installed: boolean; adapted: boolean; opensPages: boolean }

/**
 * The tabs that connect a wallet on this device, in order; the first is the initial tab. May be
 * empty.
 */
export function remotePlatforms(
  wallet: WalletLinks | null,
  { mobile, installed, adapted, opensPages }: BrowserContext,
): readonly RemotePlatform[] {
  if (wallet === null) return ['qrcode']
  const hasExtension = adapted && (Boolean(wallet.rdns) || (wallet.injected ?? []).length > 0)
  const opensApp = mobile && (Boolean(wallet.mobile_link) || opensPages)
  const tabs: Partial<Record<RemotePlatform, boolean>> = {
    browser: hasExtension && installed,
    mobile: opensApp,
    qrcode: !mobile && Boolean(wallet.mobile_link),
    web: Boolean(wallet.webapp_link),
    desktop: !mobile && Boolean(wallet.desktop_link),
    // On a phone, the wallet's app replaces its extension.
    unsupported: hasExtension && !installed && !opensApp,
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

/** Whether a tab requires a pairing URI, as a QR code or in a link. */
export const needsCode = (platform: RemotePlatform): boolean =>
  platform !== 'browser' && platform !== 'unsupported'
