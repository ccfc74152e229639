import type { AdapterEntry } from '../../adapters/adapter.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { ByNamespace } from '../../domain/caip/namespace.ts'
import type { LocalFeatures, RemotePolicy } from '../../domain/config/remote-features.ts'
import type { RestrictableFeature } from '../../domain/config/restricted-regions.ts'
import type { CustomRpcUrls, Network, NetworkOption } from '../../domain/network/network.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import type { ApprovalSource } from '../../domain/request/unsafe-request.ts'
import type { TelemetryReceiver } from '../../domain/telemetry/receiver.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import type { TokenOption } from '../../domain/token/tokens-option.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Features, Metadata } from '../../protocol/kit-state.ts'
import type { ThemeMode, ThemeVariables } from '../../protocol/theme.ts'
import type { SIWEConfig } from '../../siwx/siwe/siwe.types.ts'
import type { PageExtension, SiwxEntry } from '../../siwx/siwx.ts'

/** Features of AppKit that have another name here, or do not exist. */
export type AppKitFeatures = {
  /** `false` is the old name of `collapseWallets: true`. */
  emailShowWallets?: boolean
  /** Payments, which this version has not: only false is accepted. */
  pay?: false
}

/** The options of `createKit`. */
export type KitOptions = {
  /** Part of the storage keys. Kits on one page need different ids. Default `default`. */
  id?: string
  /** Required for remote wallets, the wallet directory and the data service. */
  projectId?: string
  /** One adapter per namespace. Remote wallets also work in namespaces without an adapter. */
  adapters?: readonly AdapterEntry[]
  /** At least one network. The first one is active if there is no `defaultNetwork`. */
  networks: readonly (Network | NetworkOption)[]
  /** Ignored unless it is one of `networks`. */
  defaultNetwork?: Network | NetworkOption
  /** Shown by wallets. Default: title, description, origin and icon of the page. */
  metadata?: Partial<Metadata>
  /** Image URL or path of the page by network id. */
  chainImages?: Readonly<Record<string, string>>
  /**
   * Image URL or path by connector id; replaces the wallet's own image.
   */
  connectorImages?: Readonly<Record<string, string>>
  /**
   * RPC URLs by CAIP-2 id; REST URLs of a Cosmos chain, and those of Esplora services of a Bitcoin
   * network. The kit reads the network from these alone: list a public URL last if the kit may fall
   * back to it. http(s) only. `config.fetchOptions`: headers for the requests of the kit to this URL.
   * Wallets receive neither, see `shareRpcUrls`. They receive the endpoints in `networks`, so a URL
   * with a key belongs only here.
   */
  customRpcUrls?: CustomRpcUrls
  /**
   * Whether wallets that add a network receive the URLs of `customRpcUrls` too, after the public
   * ones of the network and without their headers. Default: false, because such a URL may contain a
   * key.
   */
  shareRpcUrls?: boolean
  /** URLs of the services. Default: the public hosted services (decision 4). */
  endpoints?: {
    /** http(s) URL of the RPC gateway. */
    rpc?: string
    /** ws(s) URL of the WalletConnect relay. */
    relay?: string
    /** http(s) URL of the wallet directory. */
    directory?: string
    /** http(s) URL of the data service: balances, prices, history, names. */
    data?: string
    /**
     * http(s) URL of the telemetry service, or a function of the page that receives each body
     * instead: the same events under the same rules, also without a project id. An error of the
     * function is logged once. Null: events go to `kit.events` only.
     */
    telemetry?: TelemetryReceiver
    /**
     * https URL of the frame of the embedded wallet (http on localhost), without a query and of
     * another origin than the page.
     */
    frame?: string
  }
  /**
   * A frame of your own in `endpoints.frame`. `networks`: CAIP-2 ids of the networks that it serves;
   * default: those of the hosted frame. `requestPrefix`, `answerPrefix`: the prefixes of its
   * messages; default `@w3m-app/` and `@w3m-frame/`. `popupUrl`: the first page of a social login;
   * default `/loading` on its origin. `dashboardUrl`: where visitors manage their wallet; default
   * `/dashboard` on its origin.
   */
  embeddedWallet?: {
    networks?: readonly string[]
    requestPrefix?: string
    answerPrefix?: string
    popupUrl?: string
    dashboardUrl?: string
  }
  /** Parts of the modal. */
  features?: Partial<Omit<Features, 'connectMethodsOrder'>> & {
    connectMethodsOrder?: NonNullable<Features['connectMethodsOrder']>
  } & AppKitFeatures &
    LocalFeatures
  /**
   * How the project's configuration on the dashboard counts. `override`: instead of `features`, with
   * a warning. `narrow`: it can only turn features off. `off`: it is not read. It is read after the
   * modal is opened for the first time, and needs a `projectId`. Default `override`.
   */
  remoteFeatures?: RemotePolicy
  /**
   * Hides features in some time zones, also if the project turns them on. `timezones`: IANA
   * names; default: those of mainland China, Hong Kong and Macao.
   */
  restrictedRegions?: {
    timezones?: readonly string[]
    features?: readonly RestrictableFeature[]
  }
  /** Default: the system's colour scheme. */
  themeMode?: ThemeMode
  /** `--latchkit-…` variables (decision 33), each with one value or one for each mode. */
  themeVariables?: ThemeVariables
  /** https URL or path of the page, linked below the list of wallets. */
  termsConditionsUrl?: string
  /** https URL or path of the page, linked below the list of wallets. */
  privacyPolicyUrl?: string
  /**
   * Offers wallets. False: visitors connect only by e-mail or social login, with the embedded wallet,
   * and commands that connect another one are refused with `feature/off`. Default true.
   */
  enableWallets?: boolean
  /** The footer for visitors without a wallet. Default true. */
  enableWalletGuide?: boolean
  /** Wallets that only set `window.ethereum`. Default true. */
  enableInjected?: boolean
  /** Wallets that announce themselves. Default true. */
  enableEIP6963?: boolean
  /**
   * The network selector and the view for unsupported networks. False: the page may still open
   * `Networks`. Default true.
   */
  enableNetworkSwitch?: boolean
  /** Never shows the view for unsupported networks. Default false. */
  allowUnsupportedChain?: boolean
  /** True if the page pairs remote wallets with `wallet.universalProvider()`. Default false. */
  manualWCControl?: boolean
  /** Renders the modal inside the page instead of as an overlay. Default false. */
  enableEmbedded?: boolean
  /**
   * Renders `Modal` at its place in the React tree instead of at the end of the body; `mount()`
   * without a target does nothing. Default false.
   */
  disableAppend?: boolean
  /** Ids in the wallet directory, listed first and in this order. */
  featuredWalletIds?: readonly string[]
  /** Ids in the wallet directory. Only these are listed. */
  includeWalletIds?: readonly string[]
  /** Ids in the wallet directory. Also hides the installed wallets of the same name or rdns. */
  excludeWalletIds?: readonly string[]
  /** The "All Wallets" row. Default `SHOW`. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /**
   * Remote wallets, by QR code or link. Requires a `projectId` or a `universalProvider`. Default
   * true.
   */
  enableWalletConnect?: boolean
  /** Shows the QR code only, for pages with their own wallet list. Default false. */
  basic?: boolean
  /** On a phone, opens the universal link of a wallet instead of its native link. Default false. */
  experimental_preferUniversalLinks?: boolean
  /** A `@walletconnect/universal-provider` that the page created. */
  universalProvider?: unknown
  /** Replaces chains, methods and events in the proposal to remote wallets, by namespace. */
  universalProviderConfigOverride?: RemoteOverride
  /**
   * Lets remote wallets verify the origin of the page. Requires the internet: WalletConnect's
   * verification service adds an invisible frame and receives a request before each wallet request.
   * Default true.
   */
  domainAttestation?: boolean
  /**
   * The platform in the SDK label that hosted services receive: `html-eip155-1.7.7`. Default
   * `html`; `createAppKit` of `@latchkit/react-ui/appkit` uses `react`.
   */
  sdkPlatform?: string
  /** Wallets that the directory does not list. */
  customWallets?: readonly CustomWallet[]
  /**
   * Tokens that are shown in addition to those of the data service, by network id (`1` is
   * `eip155:1`): the address of the contract or mint, and an image.
   */
  tokens?: Readonly<Record<string, TokenOption>>
  /**
   * Returns the NFTs of an account by its CAIP-10 id, each with an image URL or path. Default: NFTs
   * are derived from the account's transfers (decision 34).
   */
  nfts?: NftSource
  /**
   * Counts the pending transactions of the connected account, and reads its balance again while
   * transactions are pending. `pollingInterval`: ms between two counts, default 30000. Off by
   * default.
   */
  pendingTransactionsFilter?: { enable?: boolean; pollingInterval?: number }
  /**
   * Requests of a wallet that runs in this page. The modal shows them and lets the visitor decide.
   */
  approvals?: ApprovalSource
  /**
   * When the code of the modal is loaded. `idle`: when the page is idle after its load event; with
   * Save-Data or on a 2G connection like `intent`. `intent`: when the visitor hovers or focuses a
   * button of the widget, or by `modal.prepare()`. `none`: when the modal opens. Wallets and
   * services receive no request before the modal opens. Default `idle`.
   */
  preload?: 'idle' | 'intent' | 'none'
  /**
   * For the developer: shows alerts about the configuration above the modal, and logs options
   * without effect, missing parts of the page and the errors of wallets. Default: true on
   * localhost, false elsewhere.
   */
  debug?: boolean
  /**
   * The type of account that is active after connecting, by namespace; on bip122 `payment`
   * (default) or `ordinal`. The visitor's choice takes precedence.
   */
  defaultAccountTypes?: ByNamespace<AccountType | undefined>
  /**
   * Visitors sign in after connecting: `localSessions()`, `serverSessions()` or `hostedSessions()`
   * of `@latchkit/core/siwx`, or an extension of the page with the interface of AppKit.
   */
  siwx?: SiwxEntry | PageExtension
  /**
   * Visitors sign in with Ethereum on the page's own server, as in AppKit: the result of
   * `createSIWEConfig()`. Also works without a `projectId`. `createKit` throws if both `siwx` and
   * `siweConfig` are given.
   */
  siweConfig?: SIWEConfig
  /** Whether the frame of the embedded wallet collects a log. Default true. */
  enableAuthLogger?: boolean
  /** The SDK of Coinbase Wallet, which connects without it: only false is accepted. */
  enableCoinbase?: false
  /** Not supported, like `enableCoinbase`. */
  coinbasePreference?: null
  /** Clock, storage, fetch, page and log. Default: those of the browser. */
  platform?: Platform
}
