import type { AdapterEntry } from '../adapters/adapter.ts'
import type { Features, Metadata, ThemeMode } from '../contracts/kit-state.ts'
import type { Network, NetworkOption } from '../domain/network.ts'
import type { CustomWallet } from '../domain/wallet.ts'
import type { Platform } from '../platform/platform.ts'

/** Options of the specification's section 1, as far as what exists reads them. */
export type KitOptions = {
  /** Tells kits on one page apart; part of the storage prefix. Default `default`. */
  id?: string
  projectId?: string
  adapters?: readonly AdapterEntry[]
  networks: readonly (Network | NetworkOption)[]
  defaultNetwork?: Network | NetworkOption
  metadata?: Partial<Metadata>
  /** Image URL by network id. */
  chainImages?: Readonly<Record<string, string>>
  /** RPC endpoints by CAIP-2 id; asked before the network's own. http(s) only. */
  customRpcUrls?: Readonly<Record<string, readonly { url: string }[]>>
  /** One address a service; each replaceable (decision 4). */
  endpoints?: { rpc?: string }
  features?: Partial<Omit<Features, 'connectMethodsOrder'>> & {
    connectMethodsOrder?: NonNullable<Features['connectMethodsOrder']>
    emailShowWallets?: boolean
  } & Readonly<Partial<Record<'email' | 'socials' | 'swaps' | 'onramp' | 'history' | 'pay' | 'reownBranding', unknown>>>
  themeMode?: ThemeMode
  themeVariables?: Readonly<Record<string, string>>
  termsConditionsUrl?: string
  privacyPolicyUrl?: string
  enableWallets?: boolean
  enableWalletGuide?: boolean
  enableInjected?: boolean
  enableEIP6963?: boolean
  enableNetworkSwitch?: boolean
  allowUnsupportedChain?: boolean
  manualWCControl?: boolean
  enableEmbedded?: boolean
  disableAppend?: boolean
  excludeWalletIds?: readonly string[]
  customWallets?: readonly CustomWallet[]
  debug?: boolean
  /** Known, but nothing here reads them yet; giving one is said in the log, giving both of the first two throws. */
  siwx?: unknown
  siweConfig?: unknown
  tokens?: unknown
  defaultAccountTypes?: unknown
  universalProvider?: unknown
  universalProviderConfigOverride?: unknown
  enableAuthLogger?: unknown
  enableWalletConnect?: unknown
  enableCoinbase?: unknown
  coinbasePreference?: unknown
  allWallets?: unknown
  featuredWalletIds?: unknown
  includeWalletIds?: unknown
  connectorImages?: unknown
  basic?: unknown
  experimental_preferUniversalLinks?: unknown
  remoteFeatures?: unknown
  restrictedRegions?: unknown
  /** The outside world; default: the browser. */
  platform?: Platform
}
