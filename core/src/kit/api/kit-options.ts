import type { AdapterEntry } from '../../adapters/adapter.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { ByNamespace } from '../../domain/caip/namespace.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import type { ApprovalSource } from '../../domain/request/unsafe-request.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import type { TokenOption } from '../../domain/token/tokens-option.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Features, Metadata, ThemeMode } from '../../protocol/kit-state.ts'

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
  /** Image URL by connector id, in place of the picture that the wallet gives of itself. */
  connectorImages?: Readonly<Record<string, string>>
  /** RPC endpoints by CAIP-2 id; asked before the network's own. http(s) only. */
  customRpcUrls?: Readonly<Record<string, readonly { url: string }[]>>
  /** One address a service; each replaceable (decision 4). */
  endpoints?: {
    rpc?: string
    /** ws(s) address of the relay that remote wallets are reached over. */
    relay?: string
    /** http(s) address of the wallet directory. */
    directory?: string
    /** http(s) address of the data service: balances, prices, history, names. */
    data?: string
  }
  features?: Partial<Omit<Features, 'connectMethodsOrder'>> & {
    connectMethodsOrder?: NonNullable<Features['connectMethodsOrder']>
    emailShowWallets?: boolean
  } & Readonly<
      Partial<Record<'email' | 'socials' | 'swaps' | 'onramp' | 'pay' | 'reownBranding', unknown>>
    >
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
  /** Wallet directory ids: shown first, in this order. */
  featuredWalletIds?: readonly string[]
  /** Wallet directory ids: only these are listed. */
  includeWalletIds?: readonly string[]
  excludeWalletIds?: readonly string[]
  /** The "All Wallets" row. Default `SHOW`. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Wallets on other devices, by QR code or link. Default true; needs a `projectId` or a `universalProvider`. */
  enableWalletConnect?: boolean
  /** Only the QR code, for pages that bring their own list. */
  basic?: boolean
  /** On a phone the universal link of a wallet is opened instead of its native one. */
  experimental_preferUniversalLinks?: boolean
  /** A remote-wallet provider (`@walletconnect/universal-provider`) that the page made itself. */
  universalProvider?: unknown
  /** What is proposed to remote wallets instead of what the networks say, by namespace. */
  universalProviderConfigOverride?: RemoteOverride
  /** Lets wallets check which site asks (one frame of the service's own, an invisible call before each request). Default true; false for use without the internet. */
  domainAttestation?: boolean
  customWallets?: readonly CustomWallet[]
  /** Tokens that are shown beside what the data service lists, by network id (`1` is `eip155:1`): a contract or mint address each, and its picture. */
  tokens?: Readonly<Record<string, TokenOption>>
  /** Where the NFTs of an account come from, by its CAIP-10 id; without it, they are those that its activity tells of. */
  nfts?: NftSource
  /** Looks every `pollingInterval` ms (30 000) for transactions of the connected account that no block has taken, and reads its balance anew while there are any. Default: off. */
  pendingTransactionsFilter?: { enable?: boolean; pollingInterval?: number }
  /** A wallet that lives in this very page asks through it: what it asks is shown and decided in the modal. */
  approvals?: ApprovalSource
  debug?: boolean
  /** Which of a wallet's accounts is the active one after connecting, by namespace; on bip122 `payment` (default) or `ordinal`. */
  defaultAccountTypes?: ByNamespace<AccountType | undefined>
  /** Known, but nothing here reads them yet; giving one is said in the log, giving both of the first two throws. */
  siwx?: unknown
  siweConfig?: unknown
  enableAuthLogger?: unknown
  enableCoinbase?: unknown
  coinbasePreference?: unknown
  remoteFeatures?: unknown
  restrictedRegions?: unknown
  /** The outside world; default: the browser. */
  platform?: Platform
}
