import type { FramePayload } from '../../clients/frame/frame-requests.ts'
import type { FrameConnector } from '../../connectors/connector.ts'
import { createEmbeddedConnector } from '../../connectors/embedded/create-embedded-connector.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/config/sdk-label.ts'
import type { EmbeddedWalletConfig } from '../../domain/embedded/embedded-wallet-config.ts'
import { frameVariables } from '../../domain/embedded/frame-theme.ts'
import { fieldsOf } from '../../domain/object.ts'
import type { Device, Frames, Platform, PopupWindow } from '../../platform/platform.ts'
import type { ConfigState, KitState, Metadata } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'

export type EmbeddedOptions = {
  parsed: ParsedOptions
  config: ConfigState
  platform: Platform
  storage: Storage
  state(): KitState
  /** The preferred account type. */
  accountType(namespace: Namespace): AccountType
}
type FrameOptions = EmbeddedOptions & {
  frames: Frames
  frameUrl: string
  embeddedWallet: EmbeddedWalletConfig
  projectId: string
  popup(): PopupWindow | null
}

/** Creates the connector of the embedded wallet from the options of the kit. */
export function createFrameConnector({
  parsed,
  config: { metadata, adaptedNamespaces },
  platform,
  storage,
  state,
  accountType,
  frames,
  frameUrl,
  embeddedWallet,
  projectId,
  popup,
}: FrameOptions): FrameConnector {
  const { frame, sdkPlatform } = parsed.services
  return createEmbeddedConnector({
    requestPrefix: frame.requestPrefix ?? '@w3m-app/',
    answerPrefix: frame.answerPrefix ?? '@w3m-frame/',
    enableLogger: frame.enableLogger ?? true,
    platform: { ...platform, page: { ...platform.page, ...frames } },
    storage,
    projectId,
    frameUrl,
    pageData: pageDataOf({ metadata, projectId, sdkPlatform, adapters: adaptedNamespaces }),
    theme: () => frameThemeOf(state().config, platform.page.device()),
    servedNetworks: embeddedWallet.networks,
    network: (id) =>
      state().network.networks.find(({ caipNetworkId }) => caipNetworkId === id) ?? null,
    activeNetwork: (namespace) => state().network.byNamespace[namespace]?.caipNetworkId ?? null,
    accountType,
    popup,
  })
}

type PageData = {
  metadata: Metadata
  projectId: string
  sdkPlatform: string
  adapters: readonly string[]
}

/** Page metadata that the frame displays. */
const pageDataOf = ({
  metadata: { name, description, url, icons },
  projectId,
  sdkPlatform: platform,
  adapters,
}: PageData): FramePayload<'SYNC_DAPP_DATA'> => ({
  metadata: { name, description, url, icons: [...icons] },
  sdkType,
  sdkVersion: sdkLabel({ platform, adapters, version: sdkVersion }),
  projectId,
})

/** Theme mode and variables of the frame. */
function frameThemeOf(
  { themeMode, themeVariables }: Pick<ConfigState, 'themeMode' | 'themeVariables'>,
  { prefersDark }: Pick<Device, 'prefersDark'>,
): FramePayload<'SYNC_THEME'> {
  const mode = themeMode ?? (prefersDark ? 'dark' : 'light')
  const given = fieldsOf(themeVariables)['--latchkit-accent']
  const accent = typeof given === 'object' ? fieldsOf(given)[mode] : given
  return {
    themeMode: mode,
    w3mThemeVariables: frameVariables(mode, typeof accent === 'string' ? accent : null),
  }
}
