import type { InitialOptions } from '../../domain/telemetry/telemetry-event.ts'
import type { ConfigState, NetworkState } from '../../protocol/kit-state.ts'

/** The properties of the event `INITIALIZE`. */
export const initialProperties = (
  config: ConfigState,
  { networks, active }: NetworkState,
): InitialOptions => ({
  networks: networks.map(({ caipNetworkId }) => caipNetworkId),
  defaultNetwork: active?.caipNetworkId ?? '',
  adapters: config.adaptedNamespaces,
  features: config.features,
  themeMode: config.themeMode ?? 'system',
  enableWallets: config.enableWallets,
  enableWalletGuide: config.enableWalletGuide,
  enableWalletConnect: config.remote,
  enableNetworkSwitch: config.enableNetworkSwitch,
  allowUnsupportedChain: config.allowUnsupportedChain,
  manualWCControl: config.manualWCControl,
  enableEmbedded: config.embedded,
  disableAppend: config.disableAppend,
  allWallets: config.allWallets,
  basic: config.basic,
  siwx: config.signIn,
})
