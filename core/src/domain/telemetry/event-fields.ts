import type { TelemetryEventName, TelemetryEvents } from './telemetry-event.ts'

type Fields<Properties> = [Properties] extends [null]
  ? Readonly<Record<never, true>>
  : { readonly [Name in keyof Properties]-?: true }

const none = {} as const
const connected = { connected: true } as const
const message = { message: true } as const
const provider = { provider: true } as const
const isSmartAccount = { isSmartAccount: true } as const
const onNetwork = { ...isSmartAccount, network: true } as const
const page = { ...isSmartAccount, projectId: true, cursor: true } as const
const sending = { ...onNetwork, token: true, amount: true } as const

/** The properties of each event. No other property of an event is sent (rule R21). */
export const eventFields: {
  readonly [Name in TelemetryEventName]: Fields<TelemetryEvents[Name]>
} = {
  MODAL_CREATED: none,
  INITIALIZE: {
    networks: true,
    defaultNetwork: true,
    adapters: true,
    features: true,
    themeMode: true,
    enableWallets: true,
    enableWalletGuide: true,
    enableWalletConnect: true,
    enableNetworkSwitch: true,
    allowUnsupportedChain: true,
    manualWCControl: true,
    enableEmbedded: true,
    disableAppend: true,
    allWallets: true,
    basic: true,
    siwx: true,
  },
  MODAL_OPEN: connected,
  MODAL_CLOSE: connected,
  CLICK_ALL_WALLETS: none,
  CLICK_WALLET_HELP: none,
  CLICK_NETWORK_HELP: none,
  CLICK_GET_WALLET: none,
  CLICK_NETWORKS: none,
  SELECT_WALLET: { name: true, platform: true },
  CONNECT_SUCCESS: { method: true, name: true },
  CONNECT_ERROR: message,
  CONNECT_PROXY_ERROR: { message: true, mobile_link: true, name: true },
  DISCONNECT_SUCCESS: { namespace: true },
  DISCONNECT_ERROR: message,
  SEARCH_WALLET: { badge: true, search: true, hasResults: true },
  SWITCH_NETWORK: { network: true },
  EMAIL_LOGIN_SELECTED: none,
  EMAIL_SUBMITTED: none,
  DEVICE_REGISTERED_FOR_EMAIL: none,
  EMAIL_VERIFICATION_CODE_SENT: none,
  EMAIL_VERIFICATION_CODE_PASS: none,
  EMAIL_VERIFICATION_CODE_FAIL: message,
  EMAIL_EDIT: none,
  EMAIL_UPGRADE_FROM_MODAL: none,
  SOCIAL_LOGIN_STARTED: provider,
  SOCIAL_LOGIN_SUCCESS: provider,
  SOCIAL_LOGIN_ERROR: provider,
  SOCIAL_LOGIN_REQUEST_USER_DATA: provider,
  SOCIAL_LOGIN_CANCELED: provider,
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: true, network: true },
  CLICK_TRANSACTIONS: isSmartAccount,
  ERROR_FETCH_TRANSACTIONS: page,
  LOAD_MORE_TRANSACTIONS: page,
  CLICK_SIGN_SIWX_MESSAGE: onNetwork,
  CLICK_CANCEL_SIWX: onNetwork,
  SIWX_AUTH_SUCCESS: onNetwork,
  SIWX_AUTH_ERROR: onNetwork,
  OPEN_SEND: onNetwork,
  SEND_INITIATED: sending,
  SEND_SUCCESS: sending,
  SEND_ERROR: { ...sending, ...message },
}
