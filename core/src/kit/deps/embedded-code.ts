import type { EmbeddedConnector } from '../../connectors/connector.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { blockedSocials } from '../../domain/config/telegram-socials.ts'
import type { Frames, Platform } from '../../platform/platform.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import { servedNetworks } from '../options/served-networks.ts'
import { combineApprovals } from './combine-approvals.ts'
import { createLazyEmbedded } from './create-embedded.ts'
import { createLoginPopup } from './login-popup.ts'
import { takeReturnedLogin } from './returned-login.ts'

type EmbeddedOptions = {
  parsed: ParsedOptions
  config: ConfigState
  platform: Platform
  storage: Storage
  state(): KitState
  /** The preferred account type. */
  accountType(namespace: Namespace): AccountType
}

const hostedFrame = 'https://secure.walletconnect.org/sdk'

const createEmbedded = (
  frames: Frames,
  { parsed, config, platform, storage, state, accountType }: EmbeddedOptions,
): EmbeddedConnector | null => {
  const { embeddedWallet, projectId, metadata, adaptedNamespaces } = config
  const { frame, sdkPlatform } = parsed.services
  if (embeddedWallet === null || projectId === null) return null
  const popupUrl = frame.popupUrl ?? `${embeddedWallet.origin}/loading`
  const popup = createLoginPopup(popupUrl, frames.popup, platform)
  return createLazyEmbedded({
    popup,
    async importConnector() {
      const [{ createEmbeddedConnector }, { pageDataOf, frameThemeOf }] = await Promise.all([
        import('../../connectors/embedded/create-embedded-connector.ts'),
        import('./frame-data.ts'),
      ])
      return createEmbeddedConnector({
        requestPrefix: frame.requestPrefix ?? '@w3m-app/',
        answerPrefix: frame.answerPrefix ?? '@w3m-frame/',
        enableLogger: frame.enableLogger ?? true,
        platform: { ...platform, page: { ...platform.page, ...frames } },
        storage,
        projectId,
        frameUrl: frame.url ?? hostedFrame,
        pageData: pageDataOf({ metadata, projectId, sdkPlatform, adapters: adaptedNamespaces }),
        theme: () => frameThemeOf(state().config, platform.page.device()),
        servedNetworks: embeddedWallet.networks,
        network: (id) =>
          state().network.networks.find(({ caipNetworkId }) => caipNetworkId === id) ?? null,
        activeNetwork: (namespace) => state().network.byNamespace[namespace]?.caipNetworkId ?? null,
        accountType,
        popup: popup.current,
      })
    },
  })
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
 * The code of a kit with the embedded wallet, or with a wallet of the page. Imported only for such a
 * kit. `frames`: loaded before, because a browser opens a popup only within a click.
 */
export const createEmbeddedCode = (frames: Frames) => ({
  createEmbedded: (options: EmbeddedOptions) => createEmbedded(frames, options),
  combineApprovals,
  embeddedWalletOf,
  takeReturnedLogin: ({ page }: Platform, storage: Storage) =>
    takeReturnedLogin(page.facts().url, storage, frames, page.device()),
})
export type EmbeddedCode = ReturnType<typeof createEmbeddedCode>
