import type { ErrorCode } from '../../../core/src/errors/catalogue.ts'

/** A message that a page, its developer or a visitor meets. */
export type RaisedMessage = {
  text: string
  /** Null for a text that is logged or built elsewhere than in the catalogue. */
  code: ErrorCode | null
  /** What raises it: a command of the page, or what the visitor does. */
  by: string
  /** The test that runs it, and contains its code or its text. */
  test: string
}

const kit = 'core/src/kit'
const conformance = 'model-tests/src/conformance'
const flows = 'model-tests/src/flows'
const stores = 'model-tests/src/stores'

/** The messages of what exists, by how they appear. */
export const raised: Readonly<Record<string, readonly RaisedMessage[]>> = {
  toast: [
    {
      text: 'Token Balance Unavailable',
      code: 'account/balance-unavailable',
      by: 'a balance that cannot be read after a wallet connected',
      test: `${stores}/account/account.holdings.spec.test.ts`,
    },
    {
      text: 'A problem occurred while trying initialize authentication',
      code: 'siwx/init-failed',
      by: 'a remote wallet that signed wrongly while it connected',
      test: `${conformance}/remote-authentication.test.ts`,
    },
    {
      text: 'This application might not support Smart Accounts',
      code: 'siwx/smart-account',
      by: 'session.signIn() with a smart account whose signature is refused',
      test: `${kit}/session.test.ts`,
    },
    {
      text: 'Signature declined',
      code: 'siwx/declined',
      by: 'session.signIn() that the visitor declines',
      test: `${kit}/session.test.ts`,
    },
    {
      text: 'Failed to fetch transactions',
      code: 'data/history-not-read',
      by: 'run(activityFlow) while the data service fails',
      test: `${flows}/activity/activity.spec.test.ts`,
    },
    {
      text: 'Authenticating...',
      code: 'siwx/authenticating',
      by: 'a remote wallet that signs while it connects',
      test: `${stores}/session/session.spec.test.ts`,
    },
  ],
  thrown: [
    {
      text: 'Network not supported for Gas Price',
      code: 'data/gas-price-unsupported',
      by: 'the gas price of a network that the data service does not serve',
      test: 'model-tests/src/conformance/data-api.test.ts',
    },
    {
      text: 'Failed to disconnect',
      code: 'account/disconnect-failed',
      by: 'disconnect() of a wallet that fails without an error of its own',
      test: 'core/src/adapters/eip155/disconnect.test.ts',
    },
    {
      text: 'Chain is not supported',
      code: 'network/not-supported-by-wallet',
      by: 'network.switch() with a wallet that cannot add the network',
      test: 'core/src/adapters/eip155/networks.test.ts',
    },
    {
      text: 'Network not found',
      code: 'network/not-found',
      by: 'network.switch() to a network that is not configured',
      test: `${kit}/create-kit.test.ts`,
    },
    {
      text: 'Adapter not found',
      code: 'network/adapter-missing',
      by: 'network.add() and network.remove() in a namespace without an adapter',
      test: `${kit}/namespaces-persistence.test.ts`,
    },
    {
      text: 'CaipNetwork is undefined',
      code: 'network/missing',
      by: 'open() with a namespace without a network',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'CaipNetwork or CaipAddress is undefined',
      code: 'account/network-or-address-missing',
      by: 'account.refreshBalance() on a network that is not configured',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'Adapter or connector not found for namespace {namespace}',
      code: 'connector/not-found',
      by: 'connecting in a namespace without an adapter',
      test: `${kit}/deps/wallet-router.test.ts`,
    },
    {
      text: "Adapter for namespace {namespace} doesn't exist",
      code: 'adapter/not-found',
      by: 'open() with a namespace that has no adapter',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'CaipNetwork not found',
      code: 'network/unknown',
      by: 'the view SwitchActiveChain of an unknown network',
      test: `${flows}/switch-active-chain/switch-active-chain.spec.test.ts`,
    },
    {
      text: 'Request was aborted',
      code: 'kit/aborted',
      by: 'run() with a signal that is aborted',
      test: `${kit}/races.test.ts`,
    },
    {
      text: 'Something went wrong',
      code: 'kit/unknown',
      by: 'a wallet that fails without a code',
      test: 'core/src/errors/rpc-codes.test.ts',
    },
    {
      text: 'timed out',
      code: 'kit/timed-out',
      by: 'a wallet or service that does not answer before the deadline',
      test: `${kit}/races.test.ts`,
    },
    {
      text: "Namespace '{x}' is not configured. Please call connect() first with namespace config.",
      code: null,
      by: 'a request to wallet.universalProvider() in a namespace without a session',
      test: 'core/src/clients/relay/sdk-errors.test.ts',
    },
    {
      text: 'SIWX is not enabled',
      code: 'siwx/not-enabled',
      by: 'session.signIn() without the option siwx',
      test: `${kit}/session-command.test.ts`,
    },
    {
      text: 'No ActiveCaipAddress found',
      code: 'account/no-active-address',
      by: 'session.signIn() without a connected wallet',
      test: `${kit}/session-command.test.ts`,
    },
    {
      text: 'No ActiveCaipNetwork or client found',
      code: 'account/no-active-network',
      by: 'session.signIn() without a network',
      test: `${kit}/session-command.test.ts`,
    },
    {
      text: 'No ConnectionController client found',
      code: 'siwx/no-client',
      by: 'session.signIn() after the wallet was removed',
      test: `${kit}/session-command.test.ts`,
    },
    {
      text: "Transactions can't be fetched without an accountAddress",
      code: 'data/history-without-address',
      by: 'run(activityFlow) without a connected wallet',
      test: `${flows}/activity/activity.spec.test.ts`,
    },
    {
      text: 'Invalid CAIP Address',
      code: 'caip/not-an-address',
      by: 'parseCaipAddress() of a text with other than three parts',
      test: 'core/src/domain/caip/caip.test.ts',
    },
    {
      text: 'Invalid CAIP-10 address: {value}',
      code: 'caip/not-an-account-id',
      by: 'parseCaipAddress() of a text that is no account id',
      test: 'core/src/domain/caip/caip.test.ts',
    },
    {
      text: 'Invalid CAIP-2 network id: {value}',
      code: 'caip/not-a-network-id',
      by: 'a network id with an empty part',
      test: 'core/src/domain/caip/caip.test.ts',
    },
    {
      text: 'W3mFrame: iframe is not set',
      code: 'embedded/frame-missing',
      by: 'a login on a server, which has no frames',
      test: 'core/src/clients/frame/create-frame-client.test.ts',
    },
    {
      text: 'Unable to load email login dependency',
      code: 'embedded/frame-not-loaded',
      by: 'a login while the frame cannot be loaded',
      test: `${conformance}/embedded-frame.test.ts`,
    },
    {
      text: 'An error occurred',
      code: 'embedded/frame-error',
      by: 'an error of the frame without a text',
      test: `${conformance}/embedded-frame.test.ts`,
    },
    {
      text: 'Network Error - Could not load embedded wallet',
      code: 'embedded/frame-load-failed',
      by: 'a frame that is not ready within 20 s',
      test: `${conformance}/embedded-frame.test.ts`,
    },
    {
      text: 'Embedded Wallet Request Timed Out',
      code: 'embedded/request-timed-out',
      by: 'a login request without an answer for 30 s',
      test: `${conformance}/embedded-frame.test.ts`,
    },
    {
      text: 'Requested RPC call is not allowed',
      code: 'embedded/method-not-allowed',
      by: 'a method of the page that the frame does not allow',
      test: 'core/src/connectors/embedded/handle-request.test.ts',
    },
    {
      text: 'Action not allowed',
      code: 'embedded/action-not-allowed',
      by: 'the toast after such a method',
      test: 'model-tests/src/stores/embedded/embedded.spec.test.ts',
    },
    {
      text: 'Chain not configured: {network}',
      code: 'connector/chain-not-configured',
      by: 'a request for a network that is not configured',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'Connector not connected',
      code: 'connector/not-connected',
      by: 'wallet.signMessage() without a connected wallet',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'Account "{address}" not found for connector "{connector}"',
      code: 'connector/account-not-found',
      by: 'account.select() of an unknown address',
      test: `${kit}/races.test.ts`,
    },
    {
      text: 'The wallet is on {found} instead of {expected}. Switch its network first.',
      code: 'connector/chain-mismatch',
      by: 'wallet.signTypedData() for another network',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'Connector "{connector}" is unavailable while reconnecting',
      code: 'connector/reconnecting',
      by: 'network.switch() while a stored connection is restored',
      test: `${kit}/namespaces-api.test.ts`,
    },
    {
      text: 'Cannot set both `siweConfig` and `siwx` options',
      code: 'config/siwe-and-siwx',
      by: 'createKit() with both options',
      test: `${kit}/options/parse-options.test.ts`,
    },
  ],
  fallback: [
    {
      text: 'Error resolving name',
      code: 'data/name-not-resolved',
      by: 'a receiver in the send view whose name cannot be resolved',
      test: 'core/src/flows/send/send.resolver.test.ts',
    },
    {
      text: 'Error fetching names for address',
      code: 'data/names-not-read',
      by: 'a service of names that fails after a wallet connected',
      test: `${kit}/names-not-read.test.ts`,
    },
    {
      text: 'Failed to disconnect chains',
      code: null,
      by: 'disconnect() of wallets that fail',
      test: `${kit}/namespaces-api.test.ts`,
    },
  ],
  alert: [
    {
      text: 'Network Not Found',
      code: 'network/switch-not-found',
      by: 'network.switch() to a network that is not configured',
      test: `${kit}/create-kit.test.ts`,
    },
    {
      text: 'Invalid App Configuration',
      code: 'config/origin-not-allowed',
      by: 'a service that refuses the origin of the page',
      test: `${kit}/portfolio.test.ts`,
    },
    {
      text: 'Invalid App Configuration',
      code: 'config/project-id-invalid',
      by: 'a relay that refuses the project id',
      test: 'model-tests/src/conformance/provider-messages.test.ts',
    },
    {
      text: 'Session Expired',
      code: 'relay/clock-wrong',
      by: 'a relay for which the session starts in the future',
      test: 'model-tests/src/conformance/provider-messages.test.ts',
    },
    {
      text: 'Project ID Not Configured',
      code: 'config/project-id-missing',
      by: 'load() of a kit without a projectId',
      test: `${kit}/create-kit.test.ts`,
    },
    {
      text: 'Local configuration ignored',
      code: 'config/local-ignored',
      by: 'open() of a kit whose project overrides options of the page',
      test: `${stores}/config/config.spec.test.ts`,
    },
  ],
}

/** Messages of features that the kit does not have yet, by feature. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  swap: ['Network not supported for Swaps', 'Incorrect amount'],
  'register-name': ['Address or auth connector not found', 'Error fetching name suggestions'],
}

/** Messages of libraries that pages call through the kit, by the file of the library. */
export const ofLibraries: Readonly<Record<string, readonly string[]>> = {
  '@walletconnect/universal-provider': [
    'is not configured. Please call connect() first with namespace config.',
    'Sign Client is not initialized',
  ],
  '@wagmi/core': ['Connector already connected'],
}

/** Texts of the relay, each with the alert that it raises once. */
export const ofProviders: readonly (readonly [string, ErrorCode])[] = [
  ['Unauthorized: origin not allowed', 'config/origin-not-allowed'],
  ['JWT validation error: JWT Token is not yet valid', 'relay/clock-wrong'],
  ['Unauthorized: invalid key', 'config/project-id-invalid'],
]

/** The codes of EIP-1193, EIP-1474 and EIP-5792 that have an error of their own. */
export const rpcCodes: readonly number[] = [
  -32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006,
  4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760,
]
