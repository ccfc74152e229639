import { eventFields } from '../../../core/src/domain/telemetry/event-fields.ts'
import type { TelemetryEventName } from '../../../core/src/domain/telemetry/telemetry-event.ts'

/** When the kit emits each event. */
const moments: Record<TelemetryEventName, string> = {
  MODAL_CREATED: 'The kit was created. Never sent.',
  INITIALIZE: 'Once, before the first other event.',
  MODAL_OPEN: 'The modal opens.',
  MODAL_CLOSE: 'The modal closes.',
  CLICK_ALL_WALLETS: 'The visitor opens the list of all wallets.',
  CLICK_WALLET_HELP: 'The visitor opens the page about wallets.',
  CLICK_NETWORK_HELP: 'The visitor opens the page about networks.',
  CLICK_GET_WALLET: 'The visitor opens the page with wallets to install.',
  CLICK_NETWORKS: 'The visitor opens the list of networks.',
  SELECT_WALLET: 'The visitor picks a wallet.',
  CONNECT_SUCCESS: 'A wallet is connected.',
  CONNECT_ERROR: 'Connecting a wallet failed.',
  CONNECT_PROXY_ERROR: 'The app of a wallet did not open.',
  DISCONNECT_SUCCESS: 'Wallets are disconnected.',
  DISCONNECT_ERROR: 'Disconnecting failed.',
  SEARCH_WALLET: 'The list of wallets has answered a search.',
  SWITCH_NETWORK: 'Another network is active.',
  EMAIL_LOGIN_SELECTED: 'The visitor focuses the field of the e-mail address.',
  EMAIL_SUBMITTED: 'The visitor submits an e-mail address.',
  DEVICE_REGISTERED_FOR_EMAIL: 'The visitor has confirmed the device.',
  EMAIL_VERIFICATION_CODE_SENT: 'A code is sent by e-mail.',
  EMAIL_VERIFICATION_CODE_PASS: 'The visitor has entered the code.',
  EMAIL_VERIFICATION_CODE_FAIL: 'The code is wrong.',
  EMAIL_EDIT: 'The visitor has changed the e-mail address.',
  EMAIL_UPGRADE_FROM_MODAL: 'The visitor opens the dashboard of the embedded wallet.',
  SOCIAL_LOGIN_STARTED: 'A social login starts.',
  SOCIAL_LOGIN_SUCCESS: 'A social login has connected the wallet.',
  SOCIAL_LOGIN_ERROR: 'A social login failed.',
  SOCIAL_LOGIN_REQUEST_USER_DATA: 'The visitor has consented to a social login.',
  SOCIAL_LOGIN_CANCELED: 'The visitor closed the popup, or cancelled a social login.',
  SET_PREFERRED_ACCOUNT_TYPE: 'The visitor has switched the type of the account.',
  CLICK_TRANSACTIONS: 'The visitor opens the activity.',
  ERROR_FETCH_TRANSACTIONS: 'Reading the activity failed.',
  LOAD_MORE_TRANSACTIONS: 'The next page of the activity is read.',
  CLICK_SIGN_SIWX_MESSAGE: 'The visitor starts to sign in.',
  CLICK_CANCEL_SIWX: 'The visitor cancels the sign-in.',
  SIWX_AUTH_SUCCESS: 'The visitor has signed in.',
  SIWX_AUTH_ERROR: 'Signing in failed.',
  OPEN_SEND: 'The visitor opens the send view.',
  SEND_INITIATED: 'The wallet receives a transfer.',
  SEND_SUCCESS: 'The transfer was sent.',
  SEND_ERROR: 'The transfer failed.',
}

/** The table of all events as Markdown. */
export function telemetryTable(): string {
  const rows = Object.entries(eventFields).map(([event, fields]) => {
    const names = Object.keys(fields).map((name) => `\`${name}\``)
    const moment = moments[event as TelemetryEventName]
    return `| \`${event}\` | ${moment} | ${names.length === 0 ? '–' : names.join(', ')} |`
  })
  return ['| Event | When | Properties |', '|---|---|---|', ...rows].join('\n')
}
