import type {
  Account,
  AccountStatus,
  AccountType,
  NativeBalance,
} from '../domain/account/account.ts'
import type { AccountTab } from '../domain/account/account-tabs.ts'
import type { CaipAddress, CaipNetworkId } from '../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../domain/caip/namespace.ts'
import type { ProjectAnswer } from '../domain/config/login-offer.ts'
import type { RemoteFeatures } from '../domain/config/remote-features.ts'
import type { PopupProvider, SocialProvider } from '../domain/config/socials.ts'
import type { EmbeddedUser } from '../domain/embedded/embedded-user.ts'
import type { EmbeddedWalletConfig } from '../domain/embedded/embedded-wallet-config.ts'
import type { Network } from '../domain/network/network.ts'
import type { ApprovalRequest } from '../domain/request/unsafe-request.ts'
import type { ResourceStatus } from '../domain/resource-view.ts'
import type { ViewName } from '../domain/routing/view-name.ts'
import type { SignInAccount, SignInSession } from '../domain/sign-in/session.ts'
import type { ChainTokens } from '../domain/token/review-token.ts'
import type { Identity, TokenBalance } from '../domain/token/token-balance.ts'
import type { TransferEntry, Units } from '../domain/transfer/transfer.ts'
import type { ConnectMethod } from '../domain/wallet/connect-method-names.ts'
import type { DirectoryLists } from '../domain/wallet/directory-lists.ts'
import type { Connector, RemoteSession, Wallet } from '../domain/wallet/wallet.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { Device } from '../platform/platform.ts'
import type { ThemeMode, ThemeVariables } from './theme.ts'

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
  /** The Receive action of the account. False: `feature/off` for its view too. Default true. */
  receive: boolean
  /** The Send action of the account. False: `feature/off` for its views too. Default true. */
  send: boolean
  /** The groups of wallets in the Connect view, in this order. */
  connectorTypeOrder: readonly ConnectorGroup[]
  /** Telemetry, errors included. False: no telemetry request at all (decision 11). Default true. */
  analytics: boolean
  /** The "All Wallets" row, if the option `allWallets` shows it too. Default true. */
  allWallets: boolean
  /**
   * The visitor accepts terms or privacy policy (one has a URL) to connect, in Connect or in a
   * `connectFlow` of the page. Default false.
   */
  legalCheckbox: boolean
  /** Smart sessions, which this version has not: always false. */
  smartSessions: false
  /** One row leads to the wallets if there are other ways to connect. Default false. */
  collapseWallets: boolean
  /** The actions of the account, in this order. Default: buy, swap, receive, send. */
  walletFeaturesOrder: readonly WalletFeature[]
  /** The ways to connect, in this order; others follow. Null: depends on installed wallets (decision 7). */
  connectMethodsOrder: readonly ConnectMethod[] | null
}

export type Metadata = { name: string; description: string; url: string; icons: readonly string[] }

/** The options that views and inputs read. Only `kit.settings` changes them at run time. */
export type ConfigState = {
  projectId: string | null
  metadata: Metadata
  /** The origin of the page's location, also if `metadata.url` differs. Empty on a server. */
  origin: string
  /** Whether visitors sign in after connecting (options `siwx` and `siweConfig`). */
  signIn: boolean
  /** Whether the page may offer logins. The project and the networks of the frame decide which. */
  logins: boolean
  features: Features
  /**
   * The features that page and project decide about together (decisions 10 and 38). Null until the
   * engine is loaded. An answer of the project that arrives while a view of the modal is shown
   * counts from the next view on. Until then, its last answer of the last 24 h counts (decision 48).
   */
  remoteFeatures: RemoteFeatures | null
  /** What counts from the next view on, and for a login. Null until the engine is loaded. */
  nextFeatures: RemoteFeatures | null
  /** How far the project has answered in this page load. */
  projectAnswer: ProjectAnswer
  /** Null: the system's theme. */
  themeMode: ThemeMode | null
  themeVariables: ThemeVariables
  termsConditionsUrl: string | null
  privacyPolicyUrl: string | null
  enableWallets: boolean
  enableWalletGuide: boolean
  enableNetworkSwitch: boolean
  allowUnsupportedChain: boolean
  manualWCControl: boolean
  embedded: boolean
  disableAppend: boolean
  /** The device that shows the page, as far as the browser reports it. */
  device: DeviceState
  debug: boolean
  customWallets: readonly Wallet[]
  /** The names of the option `customWallets` by id, not checked, before the wallets are parsed. */
  customWalletNames: Readonly<Record<string, unknown>>
  /** Directory ids, in the page's order. */
  featuredWalletIds: readonly string[]
  /** Directory ids. Empty: all wallets. */
  includeWalletIds: readonly string[]
  excludeWalletIds: readonly string[]
  /** The "All Wallets" row. */
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Shows only the QR code, without the connect list. */
  basic: boolean
  /** Opens the universal link of a mobile wallet that also has a native link. */
  preferUniversalLinks: boolean
  /**
   * Whether remote wallets are available: the page passed a project id or a `universalProvider`,
   * and did not disable remote wallets.
   */
  remote: boolean
  /** Whether the page passed a project id, which the directory and the data service require. */
  directory: boolean
  /**
   * The embedded wallet, with which visitors log in by e-mail or social login. Null: there is none,
   * because the page has no project id or no network that it serves, or the engine is not loaded yet.
   */
  embeddedWallet: EmbeddedWalletConfig | null
  /** Whether the page passed a source of NFTs. */
  nftSource: boolean
  /** Namespaces that have an adapter, in the page's order. */
  adaptedNamespaces: readonly Namespace[]
  /**
   * Namespaces in which a wallet can be connected: those with an adapter, then those with remote
   * wallets only.
   */
  namespaces: readonly Namespace[]
}

export type DeviceState = Pick<Device, 'mobile' | 'android' | 'ios' | 'telegram' | 'framed'>

/** The wallet directory's lists for the connect view and All Wallets. */
export type DirectoryState = DirectoryLists & {
  /** Known lists stay while they are read again, and after a failed read. */
  status: ResourceStatus
  /** The error of the last read. Null unless `status` is `failed` or `offline`. */
  problem: ErrorCode | null
  recommended: readonly Wallet[]
}

/** The available wallets, and the recently used ones. */
export type ConnectionsState = {
  connectors: readonly Connector[]
  recent: readonly Wallet[]
  /** The remote session. Null if there is none. */
  session: RemoteSession | null
}

/**
 * The account of one namespace. A stored address appears only after the wallet confirmed it
 * (decision 22).
 */
export type AccountState = {
  namespace: Namespace
  status: AccountStatus
  address: string | null
  caipAddress: CaipAddress | null
  /** The network of the wallet, configured or not. */
  caipNetworkId: CaipNetworkId | null
  accounts: readonly Account[]
  connectorId: string | null
  /**
   * The type of account that becomes active when a wallet connects: the visitor's last choice, else
   * that of the option `defaultAccountTypes`. After a login: the type of its active account. Null
   * before the first connection.
   */
  preferredAccountType: AccountType | null
  balance: NativeBalance | null
  balanceStatus: ResourceStatus
  balanceProblem: ErrorCode | null
  /**
   * The tokens of the account on its network, the native token first. If `tokensCoverage` is
   * `configured`, no service lists the tokens of this network, and the list contains only the
   * native token and those of the option `tokens`.
   */
  tokens: readonly TokenBalance[]
  tokensStatus: ResourceStatus
  tokensProblem: ErrorCode | null
  tokensCoverage: 'full' | 'configured'
  /** Number of tokens with 0 decimals, which `tokens` does not contain (decision 15). */
  hiddenTokens: number
  /** When `tokens` was last read, in ms since 1970. Null before the first read. */
  tokensReadAt: number | null
  /**
   * Name and avatar, for display only: an account is identified by its address (rule R18). Null
   * until they are loaded.
   */
  identity: Identity | null
  /** Whether the account is a contract on its network. Null until this is loaded. */
  smartAccountDeployed: boolean | null
  currentTab: AccountTab
  addressLabels: Readonly<Record<string, string>>
}

export type NetworkState = {
  networks: readonly Network[]
  activeNamespace: Namespace | null
  /**
   * The network of the active namespace. A network that is not configured is named "Unknown
   * Network".
   */
  active: Network | null
  byNamespace: ByNamespace<Network>
  /** Whether `active` is one of `networks`. */
  supported: boolean
}

type OpenedWith = {
  /** `wallet`: the wallet's details, if the caller has them. */
  ConnectingExternal: {
    connectorId: string
    namespace?: Namespace | undefined
    wallet?: Wallet | undefined
  }
  /** A wallet of several namespaces: any of its connectors. */
  ConnectingMultiChain: { connectorId: string; namespace?: Namespace | undefined }
  /** A network whose namespace is not connected. */
  SwitchActiveChain: { caipNetworkId: CaipNetworkId }
  /** `confirm`: without a wallet, the visitor confirms the switch first, for example for a login. */
  SwitchNetwork: { caipNetworkId: CaipNetworkId; confirm?: boolean }
  /**
   * The directory id of a wallet, and its details if the caller has them. Both null: any wallet.
   */
  ConnectingWalletConnect: { walletId: string | null; wallet: Wallet | null }
  /** `uri`: the pairing URI to show if the page controls the pairing (`manualWCControl`). */
  ConnectingWalletConnectBasic: { uri: string | null }
  /**
   * The login that is in progress. `resultUri`: the result with which a redirect returned.
   * `blocked`: the browser blocked the popup of the click.
   */
  ConnectingSocial: {
    provider: PopupProvider
    resultUri?: string | undefined
    blocked?: boolean | undefined
  }
  /** `email`: submitted at once. Null: the visitor enters it. */
  EmailLogin: { email: string } | null
  EmailVerifyOtp: { email: string }
  EmailVerifyDevice: { email: string }
  /** `wallet`: the wallet's details, if the caller has them. */
  Downloads: { walletId: string; wallet?: Wallet | undefined }
  /** The initial values of the form. `asset`: the address of a token, or `native`. */
  WalletSend: {
    asset?: string | undefined
    receiver?: string | undefined
    amount?: string | undefined
  } | null
}
/** The data in the router entry of each view. Null for most views. */
export type ViewData = { [V in ViewName]: V extends keyof OpenedWith ? OpenedWith[V] : null }
export type RouterEntry = { [V in ViewName]: { key: string; view: V; data: ViewData[V] } }[ViewName]
export type Outcome = 'success' | 'error' | 'cancel'

export type RouterState = {
  entry: RouterEntry
  /** Root first. Never empty. */
  entries: readonly RouterEntry[]
  /** Length of the transaction stack. */
  transactions: number
  /** Direction of the last navigation. */
  direction: 'forward' | 'back'
}

/**
 * `namespace`: only its wallets are offered (`open({ namespace })`). Null: those of all. `consent`:
 * whether the visitor accepts the legal texts (`features.legalCheckbox`), as every checkbox shows.
 */
export type ModalState = {
  phase: 'closed' | 'open' | 'closing'
  shaking: boolean
  namespace: Namespace | null
  consent: 'missing' | 'given'
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
      /** Id of the transfer whose amount and receiver the toast names. Null: it names none. */
      transfer: string | null
    }

export type AlertVariant = 'info' | 'success' | 'warning' | 'error'
export type AlertState =
  | { open: false }
  | {
      open: true
      variant: AlertVariant
      code: ErrorCode
      details: Readonly<Record<string, string>>
      /** `visitor`: drawn without the option `debug` too, in the language of the page. */
      audience: 'developer' | 'visitor'
      /** What is wrong and how to fix it. Null if the text of the code says everything. */
      hint: string | null
      /** The number of alerts that are shown after this one. */
      waiting: number
    }

/** The requests of the in-page wallet. `request`: the first. `waiting`: the number of the others. */
export type ApprovalsState = {
  request: ApprovalRequest | null
  pending: readonly ApprovalRequest[]
  waiting: number
  /** `signing`: approved. `unresponsive`: approved, and the wallet has not responded in time. */
  step: 'idle' | 'reviewing' | 'signing' | 'unresponsive'
  /** Whether the modal approves the request. If not, `drawnBy` shows its own buttons. */
  approvable: boolean
  /** The origin of the page that sends the requests. */
  origin: string
  /** The maximum network fee, in the smallest unit. Null if it is unknown or the request has no fee. */
  fee: Units | null
  /** Whether approval waits for the fee, 10 s at most, because the request states a part of it. */
  readingFee: boolean
  /** The tokens of its amounts whose contracts could be read. Null while they are being read. */
  tokens: ChainTokens | null
}

/**
 * The sign-in of the active account. `required`: a visitor who does not sign in is disconnected.
 * `disabled`: the page passed no `siwx` and no `siweConfig`. `inactive`: no account is connected, or
 * its network is not configured. `authenticating`: the remote wallet signed while it connected, and
 * its signatures are being verified. `unknown`: the session could not be read, for example because the
 * server is away; the wallet stays connected, and the read is repeated. `failed`: what the remote
 * wallet signed is not valid, so the wallet is being disconnected.
 */
export type SessionState = { required: boolean } & (
  | { status: 'disabled'; account: null; session: null; problem: null }
  /** `problem`: why the last session could not be ended on the server. */
  | { status: 'inactive'; account: null; session: null; problem: ErrorCode | null }
  | {
      status: 'checking' | 'authenticating' | 'signingOut'
      account: SignInAccount | null
      session: null
      problem: null
    }
  /** `problem`: why the last session could not be ended on the server. */
  | { status: 'signedOut'; account: SignInAccount; session: null; problem: ErrorCode | null }
  | { status: 'signedIn'; account: SignInAccount; session: SignInSession; problem: null }
  | { status: 'unknown' | 'failed'; account: SignInAccount; session: null; problem: ErrorCode }
)

/** The embedded wallet. */
export type EmbeddedState = {
  /** Null if no namespace is connected through the embedded wallet. */
  user: EmbeddedUser | null
  /** The provider of the social login. Null after a login by e-mail. */
  socialProvider: SocialProvider | null
  /** CAIP-2 ids of the networks on which the user has a smart account. */
  smartAccountNetworks: readonly CaipNetworkId[]
}

/** The transfers, newest first. Only the newest finished transfers are kept. */
export type TransfersState = { entries: readonly TransferEntry[] }

/**
 * The state of a kit, as views and inputs read it. A part that did not change keeps its identity.
 */
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
  session: SessionState
  embedded: EmbeddedState
  /**
   * The namespaces whose stored connections are being restored. Empty once all are restored or
   * abandoned. Null until the kit has read its storage, as on a server, and after `stop()`.
   */
  restoring: readonly Namespace[] | null
  /** Whether an account is connecting or a stored connection is being restored. */
  loading: boolean
}
