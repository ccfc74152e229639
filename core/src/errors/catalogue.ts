import { earlyCatalogue } from './early-catalogue.ts'

/**
 * All errors by code, `area/problem`. Codes are public and never renamed or reused. A text with
 * `{placeholders}` requires details with these names.
 */
export const catalogue = {
  ...earlyCatalogue,

  // Accounts and balances.
  'account/disconnect-failed': 'Failed to disconnect',
  'account/wallet-missing': 'The wallet of this account was not found',
  'account/balance-unavailable': 'Token Balance Unavailable',
  'account/balance-not-read': 'Not able to retrieve balance',
  'account/balance-missing': 'No balance found',
  'account/no-active-address': 'No ActiveCaipAddress found',
  'account/no-active-network': 'No ActiveCaipNetwork or client found',
  'account/network-or-address-missing': 'CaipNetwork or CaipAddress is undefined',

  // CAIP ids.
  'caip/not-an-address': 'Invalid CAIP Address',
  'caip/not-an-account-id': 'Invalid CAIP-10 address: {value}',

  // Connecting a wallet.
  'connect/no-account-shared': '{wallet} shared no account',
  'connect/wallet-not-found': '{wallet} was not found in this browser',
  'connect/wallet-failed': "Couldn't connect to {wallet}",

  // Commands of the page that the connector does not allow in its current state.
  'connector/chain-not-configured': 'Chain not configured: {network}',
  'connector/chain-mismatch':
    'The wallet is on {found} instead of {expected}. Switch its network first.',
  'connector/not-found': 'Adapter or connector not found for namespace {namespace}',

  // Logging in by e-mail, and the embedded wallet.
  'email/throttled': 'Please try again after {seconds} seconds',
  'email/invalid': 'This is not an e-mail address',
  'email/code-wrong': 'The code is not correct',
  'email/unchanged': 'This e-mail address is in use already',
  'email/code-expired': 'The code has expired',
  'email/code-attempts': 'Too many codes were wrong',
  'email/device-refused': 'The device was not confirmed',
  'email/address-taken': 'Another account uses this e-mail address',
  'email/code-resent': 'Another code was sent',
  'embedded/unavailable': 'This page has no login by e-mail or social account',
  'embedded/login-off': 'This login is turned off on this page',
  'embedded/frame-load-failed': 'Network Error - Could not load embedded wallet',
  'embedded/frame-blocked':
    'The content security policy of the page blocks the embedded wallet: {source} ({directive})',
  'embedded/frame-not-loaded': 'Unable to load email login dependency',
  'embedded/frame-lost': 'The frame of the embedded wallet left the page',
  'embedded/frame-missing': 'W3mFrame: iframe is not set',
  'embedded/request-timed-out': 'Embedded Wallet Request Timed Out',
  'embedded/unverified-domain': 'Invalid App Configuration',
  'embedded/storage-denied': 'The browser denies storage to the embedded wallet',
  'embedded/request-unknown': 'The embedded wallet does not know this request',
  'embedded/session-ended': 'Your login has ended. Log in again.',
  'embedded/sign-out-failed':
    "You're logged out in this browser. Your wallet's service doesn't know it yet; we'll try again.",
  'embedded/method-not-allowed': 'Requested RPC call is not allowed',
  'embedded/action-not-allowed': 'Action not allowed',
  'embedded/sent-anyway':
    'Sent although it was rejected: {amount} to {receiver}. Check your activity before you send it again.',
  'embedded/carried-out':
    'A request was carried out although it was rejected. Check your activity before you try again.',
  'embedded/request-aborted': 'Request was aborted',
  'embedded/aborted': 'Something went wrong',
  'embedded/frame-error': 'An error occurred',
  'embedded/frame-refused': '{text}',

  // The data API.
  'data/gas-price-unsupported': 'Network not supported for Gas Price',
  'data/name-not-resolved': 'Error resolving name',
  'data/names-not-read': 'Error fetching names for address',
  'data/history-not-read': 'Failed to fetch transactions',
  'data/history-without-address': "Transactions can't be fetched without an accountAddress",

  // Files with recordings.
  'devtools/recording-unreadable': 'This file is not a recording: {problem}',
  'devtools/recording-version':
    'This recording has version {version}. Only version 1 is supported.',
  'devtools/recording-too-large': 'This recording is too large',

  // HTTP endpoints. The texts never contain a response of the endpoint (fault G1) or the query of
  // its URL.
  'endpoint/url-not-supported':
    'Cannot request {url}: only http and https URLs without credentials are supported',
  'endpoint/none': 'No RPC URL for {network}. Pass one in "networks" or "customRpcUrls".',
  'endpoint/rpc-url-missing':
    'No RPC URL for {network}: the signature of a contract account cannot be verified. Pass one in "rpcUrls".',
  'endpoint/refused': 'The endpoint refused the request (status {status})',
  'endpoint/unreadable': 'The endpoint sent an unreadable response',
  'endpoint/wrong-chain': 'The endpoint serves {found} instead of {expected}',

  // The kit itself.
  'kit/unknown': 'Something went wrong',
  'kit/timed-out': 'timed out',

  // Networks.
  'network/not-found': 'Network not found',
  'network/unknown': 'CaipNetwork not found',
  'network/switch-not-found': 'Network Not Found',
  'network/switch-declined': 'You declined the switch',
  'network/switch-failed': "The wallet didn't switch networks",
  'network/not-supported-by-wallet': 'Chain is not supported',
  'network/no-public-url':
    'No public https RPC URL of {network} for the wallet. Pass one in "networks", or set "shareRpcUrls".',

  // Remote wallets and the wallet directory.
  'config/local-ignored': 'Local configuration ignored',
  'config/origin-not-allowed': 'Invalid App Configuration',
  'config/policy-blocked': 'Blocked by the content security policy',
  'config/project-id-invalid': 'Invalid App Configuration',
  'config/project-id-missing': 'Project ID Not Configured',
  'relay/clock-wrong': 'Session Expired',
  'remote/app-not-opened': 'The wallet app did not open',
  'remote/blocked':
    'The content security policy of the page blocks the connection service: {source} ({directive})',
  'remote/no-answer': "The connection service didn't answer",
  'remote/refused': "This site isn't allowed to use the connection service",
  'remote/expired': 'The code expired before a wallet answered',
  'remote/nothing-granted': '{wallet} shared no account that this site can use',
  'remote/settlement-invalid': 'The wallet sent an invalid connection',
  'remote/replaced': 'A wallet that you connected in another tab replaces the one in this tab',
  'remote/request-expired': "The wallet didn't answer in time",
  'directory/wallet-unknown': 'No wallet has the id {wallet}',

  // Wallet and RPC codes of EIP-1193, EIP-1474 and EIP-5792. Their numbers are in `rpc-codes.ts`.
  'rpc/parse': "Couldn't parse the request",
  'rpc/invalid-request': 'The request is not valid',
  'rpc/method-not-found': 'The method does not exist',
  'rpc/invalid-params': 'The parameters are not valid',
  'rpc/internal': 'Internal error in the wallet or node',
  'rpc/result-invalid':
    'The wallet returned a result that does not fit the request. It may already have carried it out.',
  'rpc/invalid-input': 'The input is not valid',
  'rpc/resource-not-found': 'The requested resource was not found',
  'rpc/resource-unavailable': 'A request is already open in the wallet',
  'rpc/transaction-rejected': 'The node rejected the transaction',
  'rpc/method-not-supported': 'The method is not supported',
  'rpc/limit-exceeded': 'Too many requests; try again later',
  'rpc/version-unsupported': 'This JSON-RPC version is not supported',
  'rpc/user-rejected': 'The request was declined in the wallet',
  'rpc/unauthorized': 'The wallet has not authorized this',
  'rpc/unsupported-method': 'The wallet does not support this method',
  'rpc/provider-disconnected': 'The wallet is disconnected',
  'rpc/chain-disconnected': 'The wallet is not connected to this network',
  'rpc/switch-chain': 'The wallet does not know this network',
  'rpc/unsupported-capability': 'The wallet lacks a required capability',
  'rpc/unsupported-chain-id': 'The wallet does not support this network',
  'rpc/duplicate-id': 'A bundle with this id already exists',
  'rpc/unknown-bundle-id': 'No bundle with this id was sent',
  'rpc/bundle-too-large': 'The bundle is too large',
  'rpc/atomic-upgrade-rejected': 'The account upgrade was declined',
  'rpc/account-changed': 'The account changed before the request was decided. Send it again.',
  'rpc/network-changed': 'The network changed before the request was decided. Send it again.',
  'rpc/atomicity-not-supported': "The wallet can't run these calls atomically",

  // Transfers.
  'send/amount-or-receiver-missing': 'An amount and receiver address are required',
  'send/token-missing': 'A token is required',
  'send/unsupported-chain': 'Unsupported chain',
  'send/started': 'Transaction started',
  'send/confirmed': 'Transaction confirmed',
  'send/failed': 'Failed to send transaction. Please try again.',
  'send/amount-invalid': 'The amount is not a number',
  'send/amount-too-fine': 'The amount has more decimal places than the token',
  'send/address-invalid': 'The address is not valid on this network',
  'send/receiver-blocked': 'Nothing can be sent to this address',
  'send/name-unknown': 'No address found for this name',
  'send/name-changed': 'The name now points to another address',
  'send/name-not-here':
    'The name leads to a contract on Ethereum that does not exist on this network. Ask for an address on this network.',
  'send/receiver-unconfirmed':
    'The address of the name is not certain on this network. Accept it or enter another.',
  'send/token-unreadable': "Couldn't read the token from the chain",
  'send/decimals-mismatch': "The token's decimals on the chain differ from the list",
  'send/funds-insufficient': 'Not enough balance',
  'send/fee-insufficient': 'Not enough balance for the network fee',
  'send/fee-risen': 'The network fee has risen since the review',
  'send/would-fail': 'The transfer would fail on the chain',
  'send/token-unsupported': "Tokens of this kind can't be sent",
  'send/below-minimum': 'The amount is less than a new account on this network must hold',
  'send/leaves-too-little': 'This leaves less than an account on this network must hold',
  'send/expired': 'The transaction expired. Review it again.',
  'send/changed': 'Something changed since the review',
  'send/account-changed': 'The account changed',
  'send/network-changed': 'The network changed',
  'send/already-asked': 'This request is already open in the wallet',
  'send/unfollowed': "Couldn't follow the transaction. Look it up before you send again.",
  'send/reorganized':
    'The network replaced the block with the transaction. It is being confirmed again.',
  'send/reverted': 'The transaction failed on the network. Only its fee was paid.',
  'send/replaced': 'Another transaction replaced it',
  'send/dropped': 'The network dropped the transaction. Nothing was sent.',
  'send/astray':
    'The wallet changed to a network that this page does not know. The transaction may be there: look it up before you send again.',
  'send/misdirected':
    'The wallet sent the transaction on another network than the one that was reviewed.',
  'send/altered': "What was sent isn't what was reviewed",

  // Signatures.
  'sign/not-verified': "The signature isn't from this account",

  // Social logins.
  'social/popup-blocked': 'Could not open social popup',
  'social/popup-cut-off': 'The browser cut the social popup off from the page',
  'social/popup-lost': 'The social popup was closed, or cut off from the page',
  'social/popup-missing': 'Could not create social popup',
  'social/no-url': 'Could not fetch the social redirect uri',
  'social/timed-out': 'Social login timed out. Please try again.',
  'social/refused': 'The provider refused the login',
  'social/result-invalid': 'The result of the login is not valid, or was used already',
  'social/cancelled': 'The login was closed before it was complete',
  'social/untrusted-origin': 'Untrusted Origin',

  // Signing in.
  'siwx/not-enabled': 'SIWX is not enabled',
  'siwx/init-failed': 'A problem occurred while trying initialize authentication',
  'siwx/no-client': 'No ConnectionController client found',
  'siwx/outdated': 'Another account is active now',
  'siwx/declined': 'Signature declined',
  'siwx/smart-account': 'This application might not support Smart Accounts',
  'siwx/authenticating': 'Authenticating...',
  'siwx/network-not-found': 'EIP155.verify: CaipNetwork not found',
  'siwx/message-invalid': 'The sign-in message is not valid: {problem}',
  'siwx/domain-mismatch': 'The sign-in message is for {found} instead of {expected}',
  'siwx/nonce-invalid': 'The nonce of the sign-in message is not valid',
  'siwx/other-account': 'The sign-in is of another account or network',
  'siwx/cookie-missing':
    'The browser did not store the session cookie. In a frame of another site it needs Secure, Partitioned and the SameSite value None; Secure and __Host- need https.',
  'siwx/clock-wrong': 'Date or time is wrong. Check the time settings of this device.',
  'siwx/expired': 'The sign-in has expired',
  'siwx/not-yet-valid': 'The sign-in is not valid yet',
  'siwx/not-verified': 'The signature is not valid',
  'siwx/not-authenticated': 'Not authenticated',
  'siwx/unreachable': "Couldn't reach the sign-in service",
  'siwx/server-refused': 'The server refused the sign-in: {reason}',
  'siwx/sign-out-failed':
    "You're signed out in this browser. This site doesn't know it yet; we'll try again.",
  'siwe/params-missing': 'Failed to get message params!',
  'siwe/nonce-missing': 'siweControllerClient:getNonce - nonce is undefined',
  'siwe/not-verified': 'Failed to verify message',

  // Checks of a transaction.
  'transaction/chain-missing': 'The transaction names no network',
  'transaction/chain-invalid': 'The chain id must be a positive whole number',
  'transaction/chain-mismatch': 'The transaction is for another network',
  'transaction/fee-cap-too-high': 'The fee cap is above 2^256-1',
  'transaction/tip-above-fee-cap': 'The tip is above the fee cap',
  'transaction/fee-too-low': 'The fee is below the minimum of the network',
  'transaction/multiplier-too-low': 'The base fee multiplier must be at least 1',
  'transaction/address-invalid': 'An address of the transaction is not valid',
  'transaction/storage-key-invalid': 'A storage key must have 32 bytes',
  'transaction/fees-mixed': "gasPrice can't be combined with maxFeePerGas or maxPriorityFeePerGas",
  'transaction/nonce-invalid': "The nonce doesn't match the account",
  'transaction/gas-too-low': 'The transaction needs more gas',
} as const satisfies Record<`${string}/${string}`, string>

export type ErrorCode = keyof typeof catalogue

type Placeholders<Text extends string> = Text extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Placeholders<Rest>
  : never
type DetailKeys<Code extends ErrorCode> = Placeholders<(typeof catalogue)[Code]>

/** The names of all details. */
export type DetailName = { [Code in ErrorCode]: DetailKeys<Code> }[ErrorCode]

/** Codes whose text has no placeholders, so that they can be thrown without details. */
export type PlainErrorCode = {
  [Code in ErrorCode]: [DetailKeys<Code>] extends [never] ? Code : never
}[ErrorCode]

/** Constructor arguments after the code: the details for the placeholders, then `{ cause }`. */
export type DetailsOf<Code extends ErrorCode> = [DetailKeys<Code>] extends [never]
  ? [details?: Record<string, string> | undefined, options?: ErrorOptions]
  : [details: Record<DetailKeys<Code>, string>, options?: ErrorOptions]
