import type { Account, AccountStatus, NativeBalance } from '../domain/account/account.ts'
import type { AccountTab } from '../domain/account/account-tabs.ts'
import type { CaipAddress, CaipNetworkId } from '../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../domain/caip/namespace.ts'
import type { Network } from '../domain/network/network.ts'
import type { UnsafeRequest } from '../domain/request/unsafe-request.ts'
import type { ViewName } from '../domain/routing/view-name.ts'
import type { Identity, TokenBalance } from '../domain/token/token-balance.ts'
import type { TransferEntry } from '../domain/transfer/transfer.ts'
import type { Connector, RemoteSession, Wallet } from '../domain/wallet/wallet.ts'
import type { ExcludedWallet } from '../domain/wallet/wallet-rules.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { Device } from '../platform/platform.ts'

export type ThemeMode = 'light' | 'dark'
export type ConnectMethod = 'email' | 'social' | 'wallet'
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Local features with their defaults filled in (`features` option). */
export type Features = {
  receive: boolean
  send: boolean
  connectorTypeOrder: readonly ConnectorGroup[]
  analytics: boolean
  allWallets: boolean
  legalCheckbox: boolean
  smartSessions: boolean
  collapseWallets: boolean
  walletFeaturesOrder: readonly WalletFeature[]
  /** null: decided by whether a wallet is installed (decision 7). */
  connectMethodsOrder: readonly ConnectMethod[] | null
  /** The account's history (`activity` of the remote configuration). */
  history: boolean
}

export type Metadata = { name: string; description: string; url: string; icons: readonly string[] }

/** Options that screens and inputs read; changed at run time by the kit's setters only. */
export type ConfigState = {
  projectId: string | null
  metadata: Metadata
  features: Features
  /** null: the system's choice. */
  themeMode: ThemeMode | null
  themeVariables: Readonly<Record<string, string>>
  termsConditionsUrl: string | null
  privacyPolicyUrl: string | null
  enableWallets: boolean
  enableWalletGuide: boolean
  enableNetworkSwitch: boolean
  allowUnsupportedChain: boolean
  manualWCControl: boolean
  embedded: boolean
  disableAppend: boolean
  /** What kind of device shows the page, as far as it says. */
  device: DeviceState
  debug: boolean
  customWallets: readonly Wallet[]
  /** Directory ids, in the page's order; with any, nothing is recommended. */
  featuredWalletIds: readonly string[]
  /** Directory ids; empty: all. */
  includeWalletIds: readonly string[]
  excludeWalletIds: readonly string[]
  /** The "All Wallets" row. */
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Only the QR code: there is no connect list. */
  basic: boolean
  /** On a phone the universal link is opened instead of the native one where the wallet has both. */
  preferUniversalLinks: boolean
  /** Wallets can be reached over the relay: there is a project id, or a provider of the page's own, and the page did not switch it off. */
  remote: boolean
  /** The wallet directory, and the data service, can be asked: there is a project id. */
  directory: boolean
  /** The page has a source of NFTs of its own. */
  nftSource: boolean
  /** Namespaces that have an adapter, in the page's order. */
  adapted: readonly Namespace[]
  /** Namespaces a wallet can be connected in: those with an adapter, then those that only remote wallets serve. */
  namespaces: readonly Namespace[]
}

export type DeviceState = Pick<Device, 'mobile' | 'android' | 'ios' | 'telegram' | 'framed'>

/** What the wallet directory offers before anybody searches. */
export type DirectoryState = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** In the page's order. */
  featured: readonly Wallet[]
  recommended: readonly Wallet[]
  /** How many wallets there are to see in All Wallets, featured ones not counted. */
  count: number
  /** What the page excluded, as the directory calls it: hides installed wallets too. */
  excluded: readonly ExcludedWallet[]
}

/** Which wallets there are, and which were used. */
export type ConnectionsState = {
  connectors: readonly Connector[]
  recent: readonly Wallet[]
  /** Of the wallet that is connected over the relay; null: none. */
  session: RemoteSession | null
}

/** One namespace's account. Addresses from storage never appear here before the wallet confirmed them (decision 22). */
export type AccountState = {
  namespace: Namespace
  status: AccountStatus
  address: string | null
  caipAddress: CaipAddress | null
  /** The network the wallet is on, configured or not. */
  caipNetworkId: CaipNetworkId | null
  accounts: readonly Account[]
  connectorId: string | null
  balance: NativeBalance | null
  balanceStatus: 'none' | 'loading' | 'fresh' | 'failed'
  /** What it holds on its network, the native token first. `unsupported`: nobody lists it there; the native token and the page's own are all. */
  tokens: readonly TokenBalance[]
  tokensStatus: 'none' | 'loading' | 'fresh' | 'failed' | 'unsupported'
  /** Tokens left out of the list for having no decimals (decision 15). */
  hiddenTokens: number
  /** null until it was read; never what an account is known by (rule R18). */
  identity: Identity | null
  /** Whether the account is a contract on its network; null: nobody looked. */
  smartAccountDeployed: boolean | null
  currentTab: AccountTab
  addressLabels: Readonly<Record<string, string>>
}

export type NetworkState = {
  networks: readonly Network[]
  activeNamespace: Namespace | null
  /** Of the active namespace. A network nobody configured is the placeholder "Unknown Network". */
  active: Network | null
  byNamespace: ByNamespace<Network>
  /** Whether `active` is one of `networks`. */
  supported: boolean
}

type OpenedWith = {
  /** `wallet` where whoever opens it knows more than the id. */
  ConnectingExternal: {
    connectorId: string
    namespace?: Namespace | undefined
    wallet?: Wallet | undefined
  }
  /** A wallet that is there for several namespaces; `connectorId` is that of any of them. */
  ConnectingMultiChain: { connectorId: string }
  /** To a network whose namespace has no wallet yet. */
  SwitchActiveChain: { caipNetworkId: CaipNetworkId }
  SwitchNetwork: { caipNetworkId: CaipNetworkId }
  /** One wallet of the directory, by id where whoever opens it knows no more; both null: any wallet. */
  ConnectingWalletConnect: { walletId: string | null; wallet: Wallet | null }
  /** `uri`: the page drives the pairing by itself (`manualWCControl`) and says what to show. */
  ConnectingWalletConnectBasic: { uri: string | null }
  /** `wallet` where whoever opens it knows more than the id. */
  Downloads: { walletId: string; wallet?: Wallet | undefined }
  /** Filled in as far as whoever opens it can: `asset` is a plain address, or `native`. */
  WalletSend: {
    asset?: string | undefined
    receiver?: string | undefined
    amount?: string | undefined
  } | null
}
/** What each view is opened with; it lives in the view's own stack entry. Most are opened with nothing. */
export type ViewData = { [V in ViewName]: V extends keyof OpenedWith ? OpenedWith[V] : null }
export type RouterEntry = { [V in ViewName]: { key: string; view: V; data: ViewData[V] } }[ViewName]
export type Outcome = 'success' | 'error' | 'cancel'

export type RouterState = {
  entry: RouterEntry
  /** Bottom first; never empty. */
  entries: readonly RouterEntry[]
  /** Waiting outcomes, last in first out. */
  transactions: number
  /** Whether the last move went on or back: which way the view travels. */
  direction: 'forward' | 'back'
}

/** `namespace`: only wallets of this one are offered (`open({ namespace })`); null: all. */
export type ModalState = {
  phase: 'closed' | 'open' | 'closing'
  shaking: boolean
  namespace: Namespace | null
}

export type ToastVariant = 'loading' | 'success' | 'error'
export type ToastState =
  | { open: false }
  | {
      open: true
      key: number
      variant: ToastVariant
      code: ErrorCode | null
      message: string | null
    }

export type AlertVariant = 'info' | 'success' | 'warning' | 'error'
export type AlertState =
  | { open: false }
  | {
      open: true
      variant: AlertVariant
      code: ErrorCode
      details: Readonly<Record<string, string>>
    }

/** What a wallet inside the page wants decided. `waiting`: how many come after it. */
export type ApprovalsState = {
  request: UnsafeRequest | null
  waiting: number
  /** `working`: approved, the wallet signs; `silent`: it takes long. */
  step: 'idle' | 'looking' | 'working' | 'silent'
  /** Approved here; else the wallet shows its own buttons. */
  approvable: boolean
}

/** Transfers that wallets were asked for, newest first; what is over stays for a while. */
export type TransfersState = { entries: readonly TransferEntry[] }

/** Everything that is so, as screens and inputs may read it. A part that did not change keeps its identity. */
export type KitState = {
  config: ConfigState
  connections: ConnectionsState
  directory: DirectoryState
  accounts: ByNamespace<AccountState>
  network: NetworkState
  router: RouterState
  modal: ModalState
  toast: ToastState
  alert: AlertState
  approvals: ApprovalsState
  transfers: TransfersState
  /** Derived: something is being waited for that a visitor caused. */
  loading: boolean
}
