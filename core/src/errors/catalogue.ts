/**
 * Where an error appears: thrown to the page, a toast, an alert bar for developers, or the view of
 * its flow.
 */
type Shown = 'thrown' | 'toast' | 'alert' | 'screen'

/**
 * All errors by code, `area/problem`. Codes are public: they are never renamed or reused. Texts
 * with `{placeholders}` require details of these names.
 */
export const catalogue = {
  // Accounts and balances.
  'account/disconnect-failed': { shown: 'thrown', text: 'Failed to disconnect' },
  'account/wallet-missing': {
    shown: 'screen',
    text: 'The wallet that holds this account was not found',
  },
  'account/balance-unavailable': { shown: 'toast', text: 'Token Balance Unavailable' },
  'account/balance-not-read': { shown: 'thrown', text: 'Not able to retrieve balance' },
  'account/balance-missing': { shown: 'thrown', text: 'No balance found' },
  'account/no-active-address': { shown: 'thrown', text: 'No ActiveCaipAddress found' },
  'account/no-active-network': { shown: 'thrown', text: 'No ActiveCaipNetwork or client found' },
  'account/network-or-address-missing': {
    shown: 'thrown',
    text: 'CaipNetwork or CaipAddress is undefined',
  },

  // Adapters.
  'adapter/library-missing': {
    shown: 'thrown',
    text: 'The {namespace} adapter needs {library}, which is not installed. Run: npm install {library}',
  },
  'adapter/not-loaded': { shown: 'screen', text: 'The {namespace} adapter could not be loaded' },

  // CAIP ids.
  'caip/not-an-address': { shown: 'thrown', text: 'Invalid CAIP Address' },
  'caip/not-an-account-id': { shown: 'thrown', text: 'Invalid CAIP-10 address: {value}' },
  'caip/not-a-network-id': { shown: 'thrown', text: 'Invalid CAIP-2 network id: {value}' },

  // Options of `createKit()`.
  'config/siwe-and-siwx': {
    shown: 'thrown',
    text: 'Cannot set both `siweConfig` and `siwx` options',
  },
  'config/project-id-missing': { shown: 'alert', text: 'Project ID Not Configured' },
  'config/option-unknown': { shown: 'thrown', text: 'Unknown option "{name}"' },
  'config/option-misspelled': {
    shown: 'thrown',
    text: 'Unknown option "{name}". Did you mean "{suggestion}"?',
  },
  'config/option-invalid': { shown: 'thrown', text: 'Option "{name}" must be {expected}' },
  'config/theme-mode-invalid': {
    shown: 'thrown',
    text: 'Theme mode must be "light" or "dark", not "{value}"',
  },
  'config/networks-missing': {
    shown: 'thrown',
    text: 'Option "networks" must contain at least one network',
  },
  'config/namespace-unknown': {
    shown: 'thrown',
    text: 'Network "{network}" has the unknown namespace "{namespace}". Pass an adapter for it in "adapters".',
  },
  'config/adapter-twice': {
    shown: 'thrown',
    text: 'Option "adapters" contains two adapters for namespace {namespace}',
  },
  'config/rpc-url-invalid': {
    shown: 'thrown',
    text: 'The RPC URL "{url}" of {network} must be an http or https URL',
  },

  // Connecting a wallet.
  'adapter/not-found': { shown: 'thrown', text: "Adapter for namespace {namespace} doesn't exist" },
  'connect/declined': { shown: 'screen', text: 'You declined in {wallet}' },
  'connect/request-pending': { shown: 'screen', text: '{wallet} already has a request open' },
  'connect/no-account-shared': { shown: 'screen', text: '{wallet} shared no account' },
  'connect/wallet-not-found': { shown: 'screen', text: '{wallet} was not found in this browser' },
  'connect/wallet-failed': { shown: 'screen', text: '{wallet} could not connect' },
  'connect/no-client': { shown: 'thrown', text: 'No ConnectionController client found' },

  // Commands of the page that the connector does not allow in its current state.
  'connector/chain-not-configured': { shown: 'thrown', text: 'Chain not configured: {network}' },
  'connector/already-connected': { shown: 'thrown', text: 'Connector already connected' },
  'connector/not-connected': { shown: 'thrown', text: 'Connector not connected' },
  'connector/account-not-found': {
    shown: 'thrown',
    text: 'Account "{address}" not found for connector "{connector}"',
  },
  'connector/chain-mismatch': {
    shown: 'thrown',
    text: 'The wallet is on {found} instead of {expected}. Switch its network first.',
  },
  'connector/reconnecting': {
    shown: 'thrown',
    text: 'Connector "{connector}" is unavailable while reconnecting',
  },
  'connector/not-found': {
    shown: 'thrown',
    text: 'Adapter or connector not found for namespace {namespace}',
  },

  // The data API.
  'data/unavailable': {
    shown: 'thrown',
    text: 'No `projectId`: balances, names and activity are unavailable. Pass `projectId` to `createKit()`.',
  },
  'data/gas-price-unsupported': { shown: 'thrown', text: 'Network not supported for Gas Price' },
  'data/name-not-resolved': { shown: 'screen', text: 'Error resolving name' },
  'data/names-not-read': { shown: 'screen', text: 'Error fetching names for address' },
  'data/history-not-read': { shown: 'toast', text: 'Failed to fetch transactions' },
  'data/history-without-address': {
    shown: 'thrown',
    text: "Transactions can't be fetched without an accountAddress",
  },

  // Recordings that are read from files.
  'devtools/recording-unreadable': {
    shown: 'thrown',
    text: 'This file is not a recording: {problem}',
  },
  'devtools/recording-version': {
    shown: 'thrown',
    text: 'This recording has version {version}. Only version 1 is supported.',
  },
  'devtools/recording-too-large': { shown: 'thrown', text: 'This recording is too large' },

  // HTTP endpoints. The texts never contain a response of the endpoint (fault G1) or the query of
  // its URL.
  'endpoint/url-not-supported': {
    shown: 'thrown',
    text: 'Cannot request {url}: only http and https URLs without credentials are supported',
  },
  'endpoint/none': {
    shown: 'thrown',
    text: 'No RPC URL for {network}. Pass one in "networks" or "customRpcUrls".',
  },
  'endpoint/unreachable': { shown: 'screen', text: 'The network could not be reached' },
  'endpoint/refused': {
    shown: 'screen',
    text: 'The endpoint refused the request (status {status})',
  },
  'endpoint/unreadable': {
    shown: 'screen',
    text: 'The endpoint gave an answer that cannot be read',
  },
  'endpoint/wrong-chain': {
    shown: 'screen',
    text: 'The endpoint answers for {found} instead of {expected}',
  },

  // The kit itself.
  'kit/unknown': { shown: 'screen', text: 'Something went wrong' },
  'kit/actor-not-provided': {
    shown: 'thrown',
    text: 'This machine was started without its actors. Provide them with `machine.provide()`.',
  },
  'kit/stopped': {
    shown: 'thrown',
    text: 'This kit was stopped. Create a new one with `createKit()`.',
  },
  'kit/timed-out': { shown: 'screen', text: 'timed out' },
  'kit/aborted': { shown: 'screen', text: 'Request was aborted' },

  // Networks.
  'network/not-found': { shown: 'thrown', text: 'Network not found' },
  'network/adapter-missing': { shown: 'thrown', text: 'Adapter not found' },
  'network/missing': { shown: 'thrown', text: 'CaipNetwork is undefined' },
  'network/unknown': { shown: 'thrown', text: 'CaipNetwork not found' },
  'network/switch-not-found': { shown: 'alert', text: 'Network Not Found' },
  'network/switch-declined': { shown: 'screen', text: 'You declined the switch' },
  'network/switch-failed': { shown: 'screen', text: 'The wallet did not switch' },
  'network/not-supported-by-wallet': { shown: 'screen', text: 'Chain is not supported' },

  // Remote wallets and the wallet directory.
  'config/origin-not-allowed': { shown: 'alert', text: 'Invalid App Configuration' },
  'config/project-id-invalid': { shown: 'alert', text: 'Invalid App Configuration' },
  'relay/clock-wrong': { shown: 'alert', text: 'Session Expired' },
  'remote/unavailable': {
    shown: 'thrown',
    text: 'Remote wallets require a `projectId` or a `universalProvider`. Pass one of them to `createKit()`.',
  },
  'remote/no-answer': { shown: 'screen', text: 'The connection service did not answer' },
  'remote/unreachable': { shown: 'screen', text: 'The connection service could not be reached' },
  'remote/refused': { shown: 'screen', text: 'The connection service does not accept this site' },
  'remote/expired': { shown: 'screen', text: 'The code expired before a wallet answered' },
  'remote/nothing-granted': {
    shown: 'screen',
    text: '{wallet} granted nothing that this site can use',
  },
  'remote/request-expired': { shown: 'screen', text: 'The wallet did not answer in time' },
  'remote/failed': { shown: 'screen', text: 'The wallet could not be connected' },
  'directory/wallet-unknown': { shown: 'screen', text: 'No wallet is known by the id {wallet}' },

  // Wallet and RPC codes of EIP-1193, EIP-1474 and EIP-5792. Their numbers are in `rpc-codes.ts`.
  'rpc/parse': { shown: 'screen', text: 'The request could not be read' },
  'rpc/invalid-request': { shown: 'screen', text: 'The request is not valid' },
  'rpc/method-not-found': { shown: 'screen', text: 'The method does not exist' },
  'rpc/invalid-params': { shown: 'screen', text: 'The parameters are not valid' },
  'rpc/internal': { shown: 'screen', text: 'The wallet or node failed inside' },
  'rpc/invalid-input': { shown: 'screen', text: 'The input is not valid' },
  'rpc/resource-not-found': { shown: 'screen', text: 'What was asked for does not exist' },
  'rpc/resource-unavailable': { shown: 'screen', text: 'A request is already open in the wallet' },
  'rpc/transaction-rejected': { shown: 'screen', text: 'The node rejected the transaction' },
  'rpc/method-not-supported': { shown: 'screen', text: 'The method is not supported' },
  'rpc/limit-exceeded': { shown: 'screen', text: 'Too many requests; try again later' },
  'rpc/version-unsupported': { shown: 'screen', text: 'This JSON-RPC version is not supported' },
  'rpc/user-rejected': { shown: 'screen', text: 'The request was declined in the wallet' },
  'rpc/unauthorized': { shown: 'screen', text: 'The wallet has not authorized this' },
  'rpc/unsupported-method': { shown: 'screen', text: 'The wallet does not support this method' },
  'rpc/provider-disconnected': { shown: 'screen', text: 'The wallet is disconnected' },
  'rpc/chain-disconnected': {
    shown: 'screen',
    text: 'The wallet is not connected to this network',
  },
  'rpc/switch-chain': { shown: 'screen', text: 'The wallet does not know this network' },
  'rpc/unsupported-capability': { shown: 'screen', text: 'The wallet lacks a required capability' },
  'rpc/unsupported-chain-id': { shown: 'screen', text: 'The wallet does not support this network' },
  'rpc/duplicate-id': { shown: 'screen', text: 'A bundle with this id exists already' },
  'rpc/unknown-bundle-id': { shown: 'screen', text: 'No bundle with this id was sent' },
  'rpc/bundle-too-large': { shown: 'screen', text: 'The bundle is too large' },
  'rpc/atomic-upgrade-rejected': { shown: 'screen', text: 'The account upgrade was declined' },
  'rpc/atomicity-not-supported': { shown: 'screen', text: 'The wallet cannot run this as one' },

  // Transfers.
  'send/amount-or-receiver-missing': {
    shown: 'screen',
    text: 'An amount and receiver address are required',
  },
  'send/token-missing': { shown: 'screen', text: 'A token is required' },
  'send/unsupported-chain': { shown: 'thrown', text: 'Unsupported chain' },
  'send/started': { shown: 'toast', text: 'Transaction started' },
  'send/failed': { shown: 'toast', text: 'Failed to send transaction. Please try again.' },
  'send/amount-invalid': { shown: 'screen', text: 'The amount is not a number' },
  'send/amount-too-fine': {
    shown: 'screen',
    text: 'The amount has more digits after the point than the token',
  },
  'send/address-invalid': { shown: 'screen', text: 'The address is not valid on this network' },
  'send/receiver-blocked': { shown: 'screen', text: 'Nothing can be sent to this address' },
  'send/name-unknown': { shown: 'screen', text: 'Nobody is registered under this name' },
  'send/name-changed': { shown: 'screen', text: 'The name leads to another address now' },
  'send/token-unreadable': { shown: 'screen', text: 'The token could not be read from the chain' },
  'send/decimals-mismatch': {
    shown: 'screen',
    text: 'The token has other decimals on the chain than in the list',
  },
  'send/funds-insufficient': { shown: 'screen', text: 'There is not enough of it in this account' },
  'send/fee-insufficient': {
    shown: 'screen',
    text: 'There is not enough left to pay the network fee',
  },
  'send/would-fail': { shown: 'screen', text: 'The transfer would fail on the chain' },
  'send/token-unsupported': {
    shown: 'screen',
    text: 'Tokens of this kind cannot be sent from here',
  },
  'send/below-minimum': {
    shown: 'screen',
    text: 'This is less than a new account on this network has to hold',
  },
  'send/leaves-too-little': {
    shown: 'screen',
    text: 'What would be left is less than an account on this network has to hold. Send less, or all of it.',
  },
  'send/expired': {
    shown: 'screen',
    text: 'The transaction has waited too long. It has to be made anew.',
  },
  'send/changed': { shown: 'screen', text: 'Something changed since the review' },
  'send/account-changed': { shown: 'screen', text: 'The account changed' },
  'send/network-changed': { shown: 'screen', text: 'The network changed' },
  'send/already-asked': { shown: 'screen', text: 'The wallet is already asked for exactly this' },
  'send/unfollowed': {
    shown: 'toast',
    text: 'What became of the transaction cannot be read just now. Look it up before you send again.',
  },
  'send/reverted': {
    shown: 'toast',
    text: 'The transaction failed on the network. Only its fee was paid.',
  },
  'send/replaced': { shown: 'toast', text: 'Another transaction took its place' },
  'send/dropped': {
    shown: 'toast',
    text: 'The transaction was not taken by the network. Nothing was sent.',
  },
  'send/altered': { shown: 'alert', text: 'What was sent is not what was reviewed' },

  // Signatures.
  'sign/not-verified': { shown: 'screen', text: 'The signature is not one of this account' },

  // Checks of a transaction.
  'transaction/chain-missing': { shown: 'screen', text: 'The transaction names no network' },
  'transaction/chain-invalid': {
    shown: 'screen',
    text: 'The chain id of a transaction is a positive whole number',
  },
  'transaction/chain-mismatch': { shown: 'screen', text: 'The transaction is for another network' },
  'transaction/fee-cap-too-high': { shown: 'screen', text: 'The fee cap is above 2^256-1' },
  'transaction/tip-above-fee-cap': { shown: 'screen', text: 'The tip is above the fee cap' },
  'transaction/fee-too-low': { shown: 'screen', text: 'The fee is lower than the network takes' },
  'transaction/multiplier-too-low': {
    shown: 'screen',
    text: 'The base fee multiplier is at least 1',
  },
  'transaction/address-invalid': {
    shown: 'screen',
    text: 'An address of the transaction is not valid',
  },
  'transaction/storage-key-invalid': { shown: 'screen', text: 'A storage key has 32 bytes' },
  'transaction/fees-mixed': {
    shown: 'screen',
    text: 'gasPrice does not go with maxFeePerGas or maxPriorityFeePerGas',
  },
  'transaction/nonce-invalid': { shown: 'screen', text: 'The nonce does not fit the account' },
  'transaction/gas-too-low': { shown: 'screen', text: 'The transaction needs more gas' },
} as const satisfies Record<`${string}/${string}`, { shown: Shown; text: string }>

export type ErrorCode = keyof typeof catalogue

type Placeholders<Text extends string> = Text extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Placeholders<Rest>
  : never
type DetailKeys<Code extends ErrorCode> = Placeholders<(typeof catalogue)[Code]['text']>

/** Codes whose text has no placeholders: they can be thrown without details. */
export type PlainErrorCode = {
  [Code in ErrorCode]: [DetailKeys<Code>] extends [never] ? Code : never
}[ErrorCode]

/** Constructor arguments after the code: the details that the text names, then `{ cause }`. */
export type DetailsOf<Code extends ErrorCode> = [DetailKeys<Code>] extends [never]
  ? [details?: Record<string, string> | undefined, options?: ErrorOptions]
  : [details: Record<DetailKeys<Code>, string>, options?: ErrorOptions]
