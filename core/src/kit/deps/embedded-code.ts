import type { EmbeddedConnector } from '../../connectors/connector.ts'
import { blockedSocials } from '../../domain/config/telegram-socials.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Platform, Popups } from '../../platform/platform.ts'
import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import { servedNetworks } from '../options/served-networks.ts'
import { createLazyEmbedded } from './create-embedded.ts'
import type { createFrameConnector, EmbeddedOptions } from './frame-connector.ts'
import { createLoginPopup } from './login-popup.ts'
import { takeReturnedLogin } from './returned-login.ts'

type CodeOptions = EmbeddedOptions & {
  features: { embedded(): Promise<{ createFrameConnector: typeof createFrameConnector }> }
}

const hostedFrame = 'https://secure.walletconnect.org/sdk'

const createEmbedded = (popups: Popups, options: CodeOptions): EmbeddedConnector | null => {
  const { platform, config, parsed } = options
  const { embeddedWallet, projectId } = config
  const { url: frameUrl = hostedFrame, popupUrl } = parsed.services.frame
  if (embeddedWallet === null || projectId === null) return null
  const popup = createLoginPopup(
    popupUrl ?? `${embeddedWallet.origin}/loading`,
    popups.popup,
    platform,
  )
  const frame = { frameUrl, embeddedWallet, projectId, popup: popup.current }
  const connector = lazy(
    () => Promise.all([options.features.embedded(), platform.page.frames()]),
    ([embedded, frames]) => embedded.createFrameConnector({ ...options, ...frame, frames }),
  )
  return createLazyEmbedded(popup, connector)
}

/**
 * The embedded wallet of the page. Null if it has none, and for a frame of the page's own origin: its
 * scripts could remove its `sandbox`, and those of the page could read its keys (rule R3).
 */
function embeddedWalletOf(
  parsed: ParsedOptions,
  { page, log }: Pick<Platform, 'page' | 'log'>,
): ConfigState['embeddedWallet'] {
  const networks = servedNetworks(parsed)
  if (networks === null) return null
  const { url = hostedFrame, dashboardUrl } = parsed.services.frame
  const { origin } = new URL(url)
  if (origin === page.facts().origin) {
    log.error(
      `The embedded wallet is off: \`endpoints.frame\` has the origin of the page, ${origin}. Serve the frame from another origin.`,
    )
    return null
  }
  return {
    origin,
    dashboardUrl: dashboardUrl ?? `${origin}/dashboard`,
    networks,
    blockedSocials: blockedSocials(page.device()),
  }
}

/**
 * The code of a kit with the embedded wallet. Imported only for such a kit. `popups`: loaded before,
 * because a browser opens a popup only within a click.
 */
export const createEmbeddedCode = (popups: Popups) => ({
  createEmbedded: (options: CodeOptions) => createEmbedded(popups, options),
  embeddedWalletOf,
  takeReturnedLogin: ({ page }: Platform, storage: Storage) =>
    takeReturnedLogin(page.facts().url, storage, popups, page.device()),
})
export type EmbeddedCode = ReturnType<typeof createEmbeddedCode>
