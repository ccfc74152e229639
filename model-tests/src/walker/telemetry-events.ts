import type {
  TelemetryEventName,
  TelemetryEvents,
} from '../../../core/src/domain/telemetry/telemetry-event.ts'

/** Capabilities that the kit does not have yet. Each adds its events to `sentEvents`. */
export type Capability = 'swaps' | 'buying crypto' | 'registering names' | 'payments'

/**
 * An event that the kit sends. `senders`: the machines whose reactions send it; `kit` sends it
 * without a machine. `properties`: all of them.
 */
type Sent<Properties> = {
  senders: readonly string[]
  properties: readonly (Properties extends null ? never : keyof Properties & string)[]
}

const onNetwork = ['isSmartAccount', 'network'] as const
const sending = [...onNetwork, 'token', 'amount'] as const
const ofPage = ['isSmartAccount', 'projectId', 'cursor'] as const
const external = 'flows/connect/external'
const remote = 'flows/connect/remote'
const login = 'flows/connect/login'
const updateEmail = 'flows/update-email'
const social = { senders: [login], properties: ['provider'] } as const

/** The events that the kit sends, with their properties. */
export const sentEvents: { readonly [Name in TelemetryEventName]: Sent<TelemetryEvents[Name]> } = {
  MODAL_CREATED: { senders: ['kit'], properties: [] },
  INITIALIZE: {
    senders: ['kit'],
    properties: [
      'networks',
      'defaultNetwork',
      'adapters',
      'features',
      'themeMode',
      'enableWallets',
      'enableWalletGuide',
      'enableWalletConnect',
      'enableNetworkSwitch',
      'allowUnsupportedChain',
      'manualWCControl',
      'enableEmbedded',
      'disableAppend',
      'allWallets',
      'basic',
      'siwx',
    ],
  },
  MODAL_OPEN: { senders: ['stores/modal'], properties: ['connected'] },
  MODAL_CLOSE: { senders: ['stores/modal'], properties: ['connected'] },
  CLICK_ALL_WALLETS: { senders: ['stores/router'], properties: [] },
  CLICK_WALLET_HELP: { senders: ['stores/router'], properties: [] },
  CLICK_NETWORK_HELP: { senders: ['stores/router'], properties: [] },
  CLICK_GET_WALLET: { senders: ['stores/router'], properties: [] },
  CLICK_NETWORKS: { senders: ['stores/router'], properties: [] },
  SELECT_WALLET: { senders: [external, remote], properties: ['name', 'platform'] },
  CONNECT_SUCCESS: { senders: [login, external, remote], properties: ['method', 'name'] },
  CONNECT_ERROR: { senders: [login, external, remote], properties: ['message'] },
  CONNECT_PROXY_ERROR: { senders: [remote], properties: ['message', 'mobile_link', 'name'] },
  DISCONNECT_SUCCESS: { senders: ['flows/disconnect'], properties: ['namespace'] },
  DISCONNECT_ERROR: { senders: ['flows/disconnect'], properties: ['message'] },
  SEARCH_WALLET: { senders: ['flows/all-wallets'], properties: ['badge', 'search', 'hasResults'] },
  SWITCH_NETWORK: { senders: ['flows/switch-network'], properties: ['network'] },
  EMAIL_LOGIN_SELECTED: { senders: ['flows/connect'], properties: [] },
  EMAIL_SUBMITTED: { senders: [login], properties: [] },
  DEVICE_REGISTERED_FOR_EMAIL: { senders: [login], properties: [] },
  EMAIL_VERIFICATION_CODE_SENT: { senders: [login, updateEmail], properties: [] },
  EMAIL_VERIFICATION_CODE_PASS: { senders: [login], properties: [] },
  EMAIL_VERIFICATION_CODE_FAIL: { senders: [login], properties: ['message'] },
  EMAIL_EDIT: { senders: [updateEmail], properties: [] },
  EMAIL_UPGRADE_FROM_MODAL: { senders: ['kit'], properties: [] },
  SOCIAL_LOGIN_STARTED: social,
  SOCIAL_LOGIN_SUCCESS: social,
  SOCIAL_LOGIN_ERROR: social,
  SOCIAL_LOGIN_REQUEST_USER_DATA: social,
  SOCIAL_LOGIN_CANCELED: social,
  SET_PREFERRED_ACCOUNT_TYPE: {
    senders: ['flows/account-type', 'stores/account'],
    properties: ['accountType', 'network'],
  },
  CLICK_TRANSACTIONS: { senders: ['stores/router'], properties: ['isSmartAccount'] },
  ERROR_FETCH_TRANSACTIONS: { senders: ['flows/activity'], properties: ofPage },
  LOAD_MORE_TRANSACTIONS: { senders: ['flows/activity'], properties: ofPage },
  CLICK_SIGN_SIWX_MESSAGE: { senders: ['flows/sign-in'], properties: onNetwork },
  CLICK_CANCEL_SIWX: { senders: ['flows/sign-in'], properties: onNetwork },
  SIWX_AUTH_SUCCESS: { senders: ['flows/sign-in'], properties: onNetwork },
  SIWX_AUTH_ERROR: { senders: ['flows/sign-in'], properties: onNetwork },
  OPEN_SEND: { senders: ['stores/router'], properties: onNetwork },
  SEND_INITIATED: { senders: ['stores/transfers'], properties: sending },
  SEND_SUCCESS: { senders: ['stores/transfers'], properties: sending },
  SEND_ERROR: { senders: ['stores/transfers'], properties: [...sending, 'message'] },
}

/** The events of capabilities that the kit does not have yet. */
export const waitingEvents: Readonly<Record<string, Capability>> = {
  OPEN_SWAP: 'swaps',
  CLICK_CONVERT: 'swaps',
  CLICK_SELECT_TOKEN_TO_SWAP: 'swaps',
  CLICK_SELECT_NETWORK_TO_SWAP: 'swaps',
  INITIATE_SWAP: 'swaps',
  SWAP_SUCCESS: 'swaps',
  SWAP_ERROR: 'swaps',
  SWAP_APPROVAL_ERROR: 'swaps',
  SELECT_BUY_CRYPTO: 'buying crypto',
  SELECT_WHAT_IS_A_BUY: 'buying crypto',
  SELECT_BUY_PROVIDER: 'buying crypto',
  OPEN_ENS_FLOW: 'registering names',
  REGISTER_NAME_INITIATED: 'registering names',
  REGISTER_NAME_SUCCESS: 'registering names',
  REGISTER_NAME_ERROR: 'registering names',
  PAY_MODAL_OPEN: 'payments',
  PAY_EXCHANGE_SELECTED: 'payments',
  PAY_INITIATED: 'payments',
  PAY_SUCCESS: 'payments',
  PAY_ERROR: 'payments',
}
