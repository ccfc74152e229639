import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { SocialProvider } from '../config/socials.ts'
import type { EmbeddedAccountType } from '../embedded/embedded-user.ts'
import type { SearchLength } from './search-length.ts'

/**
 * How a wallet is connected: `browser` is installed, `mobile` and `desktop` are apps, `web` is a page
 * of the wallet, `qrcode` any remote wallet. `unsupported`: it cannot be connected on this device.
 */
export type WalletPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'

/** Whether the active account is a smart account. */
type AccountKind = { isSmartAccount: boolean }
/** `network`: CAIP-2 id of the account's network, or empty. */
type OnNetwork = AccountKind & { network: CaipNetworkId | '' }
type Social = { provider: SocialProvider }
/** `token`: the symbol. `amount`: a decimal text. */
type Sending = OnNetwork & { token: string; amount: string }

/**
 * The options of the page: switches, orders of lists, namespaces and CAIP-2 ids. No URL, metadata,
 * RPC URL, token or other text of the page. `features`: switches and orders by name.
 */
export type InitialOptions = {
  networks: readonly CaipNetworkId[]
  defaultNetwork: CaipNetworkId | ''
  adapters: readonly Namespace[]
  features: Readonly<Record<string, unknown>>
  themeMode: 'light' | 'dark' | 'system'
  enableWallets: boolean
  enableWalletGuide: boolean
  enableWalletConnect: boolean
  enableNetworkSwitch: boolean
  allowUnsupportedChain: boolean
  manualWCControl: boolean
  enableEmbedded: boolean
  disableAppend: boolean
  allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  basic: boolean
  siwx: boolean
}

/**
 * The properties of each telemetry event, by name; null for events without properties. They never
 * contain an address, a pairing URI, a signature, a text of the visitor, or the query or hash of a
 * URL (rule R21).
 * `message` is the text of an error code, never a text of a wallet or a service.
 */
export type TelemetryEvents = {
  /** The kit was created. Never sent. */
  MODAL_CREATED: null
  /** The options of the kit, sent once, before the first other event. */
  INITIALIZE: InitialOptions
  MODAL_OPEN: { connected: boolean }
  MODAL_CLOSE: { connected: boolean }
  CLICK_ALL_WALLETS: null
  CLICK_WALLET_HELP: null
  CLICK_NETWORK_HELP: null
  CLICK_GET_WALLET: null
  CLICK_NETWORKS: null
  SELECT_WALLET: { name: string; platform: WalletPlatform }
  CONNECT_SUCCESS: { method: 'qrcode' | 'mobile' | 'browser' | 'email'; name: string }
  CONNECT_ERROR: { message: string }
  /** The app of a wallet did not open. `mobile_link` without path, query and hash. */
  CONNECT_PROXY_ERROR: { message: string; mobile_link: string; name: string }
  /** `namespace`: a namespace, or `all`. */
  DISCONNECT_SUCCESS: { namespace: string }
  DISCONNECT_ERROR: { message: string }
  /** The directory has answered a search. `search`: the length of its text. */
  SEARCH_WALLET: { badge: string; search: SearchLength; hasResults: boolean }
  SWITCH_NETWORK: { network: CaipNetworkId }
  EMAIL_LOGIN_SELECTED: null
  EMAIL_SUBMITTED: null
  DEVICE_REGISTERED_FOR_EMAIL: null
  EMAIL_VERIFICATION_CODE_SENT: null
  EMAIL_VERIFICATION_CODE_PASS: null
  EMAIL_VERIFICATION_CODE_FAIL: { message: string }
  EMAIL_EDIT: null
  EMAIL_UPGRADE_FROM_MODAL: null
  SOCIAL_LOGIN_STARTED: Social
  SOCIAL_LOGIN_SUCCESS: Social
  SOCIAL_LOGIN_ERROR: Social
  /** The visitor consented, and the user is being requested. */
  SOCIAL_LOGIN_REQUEST_USER_DATA: Social
  SOCIAL_LOGIN_CANCELED: Social
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: EmbeddedAccountType; network: CaipNetworkId | '' }
  CLICK_TRANSACTIONS: AccountKind
  ERROR_FETCH_TRANSACTIONS: AccountKind & { projectId: string; cursor: string | null }
  LOAD_MORE_TRANSACTIONS: AccountKind & { projectId: string; cursor: string | null }
  CLICK_SIGN_SIWX_MESSAGE: OnNetwork
  CLICK_CANCEL_SIWX: OnNetwork
  SIWX_AUTH_SUCCESS: OnNetwork
  SIWX_AUTH_ERROR: OnNetwork
  OPEN_SEND: OnNetwork
  SEND_INITIATED: Sending
  SEND_SUCCESS: Sending
  SEND_ERROR: Sending & { message: string }
}
export type TelemetryEventName = keyof TelemetryEvents

/** An event with its properties, as reactions send it. */
export type TelemetryEvent = {
  [Name in TelemetryEventName]: { event: Name; properties: TelemetryEvents[Name] }
}[TelemetryEventName]

/** An event at a time (ms since 1970), as the page receives it. */
export type TelemetryRecord = { timestamp: number; data: { type: 'track' } & TelemetryEvent }

export type ErrorCategory =
  | 'API_ERROR'
  | 'DATA_PARSING_ERROR'
  | 'SECURE_SITE_ERROR'
  | 'INTERNAL_SDK_ERROR'

/**
 * An error in the kit. `errorType`: its code, or the name of a built-in error. `errorMessage`: the
 * text of the code without details. `stackTrace`: function names, file names and positions.
 */
export type ErrorReport = {
  timestamp: number
  event: ErrorCategory
  errorType: string
  errorMessage: string
  stackTrace: string
  /** Whether no code of the kit handled the error. Null where that is unknown. */
  uncaught: boolean | null
}

/** An event or an error that is to be sent. */
export type TelemetryItem =
  | { type: 'track'; record: TelemetryRecord }
  | { type: 'report'; report: ErrorReport }

/**
 * An event or an error as the telemetry service receives it. `url`: the page without query and hash;
 * segments of its path that are not short lower-case words are `…`. `domain`: its host name. `timestamp`: ms since 1970 for an event, ISO 8601 for an error.
 */
export type TelemetryBody = {
  eventId: string
  url: string
  domain: string
} & (
  | { timestamp: number; props: { type: 'track'; event: string; properties?: object } }
  | {
      timestamp: string
      props: { type: 'error'; event: ErrorCategory; uncaught?: boolean } & Pick<
        ErrorReport,
        'errorType' | 'errorMessage' | 'stackTrace'
      >
    }
)
