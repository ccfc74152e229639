/**
 * The errors that the page and the first view of the modal raise. All other code raises those of
 * `catalogue.ts`, which contains these too: so most texts load with later views.
 */
export const earlyCatalogue = {
  // Accounts and wallets of the page.
  'adapter/library-missing':
    'The {namespace} adapter needs {library}, which is not installed. Run: npm install {library}',
  'adapter/not-loaded': "Couldn't load the {namespace} adapter",
  'adapter/not-found': "Adapter for namespace {namespace} doesn't exist",
  'connector/account-not-found': 'Account "{address}" not found for connector "{connector}"',
  'connector/not-connected': 'Connector not connected',
  'connector/reconnecting': 'Connector "{connector}" is unavailable while reconnecting',

  // CAIP ids.
  'caip/not-a-network-id': 'Invalid CAIP-2 network id: {value}',

  // Options of `createKit()`.
  'config/siwe-and-siwx': 'Cannot set both `siweConfig` and `siwx` options',
  'config/option-unknown': 'Unknown option "{name}"',
  'config/option-misspelled': 'Unknown option "{name}". Did you mean "{suggestion}"?',
  'config/option-invalid': 'Option "{name}" must be {expected}',
  'config/option-unsupported': 'Option "{name}" is not supported: {reason}',
  'config/theme-mode-invalid': 'Theme mode must be "light" or "dark", not "{value}"',
  'config/networks-missing': 'Option "networks" must contain at least one network',
  'config/namespace-unknown':
    'Network "{network}" has the unknown namespace "{namespace}". Pass an adapter for it in "adapters".',
  'config/adapter-twice': 'Option "adapters" contains two adapters for namespace {namespace}',
  'config/rpc-url-invalid': 'The RPC URL "{url}" of {network} must be an http or https URL',

  // Services and code that are missing or fail to load.
  'data/unavailable':
    'No `projectId`: balances, names and activity are unavailable. Pass `projectId` to `createKit()`.',
  'endpoint/blocked': 'The content security policy of the page blocks {source} ({directive})',
  'endpoint/unreachable': "Couldn't reach the network",
  'remote/unavailable':
    'Remote wallets require a `projectId` or a `universalProvider`. Pass one of them to `createKit()`.',
  'remote/unreachable': "Couldn't reach the connection service",
  'remote/failed': "Couldn't connect to the wallet",

  // Features that the page turns off, or that need a consent.
  'feature/off': '"{option}" is off on this page',
  'connect/consent-missing': 'The visitor has not accepted the legal texts of this page',

  // The kit itself.
  'kit/actor-not-provided':
    'This machine was started without its actors. Provide them with `machine.provide()`.',
  'kit/missing':
    'No kit found: hooks and components of @latchkit/react-ui need <KitProvider kit> above them, with a kit of createKit().',
  'kit/stopped': 'This kit was stopped. Create a new one with `createKit()`.',
  'kit/aborted': 'Request was aborted',

  // Networks.
  'network/adapter-missing': 'Adapter not found',
  'network/missing': 'CaipNetwork is undefined',
} as const

export type EarlyErrorCode = keyof typeof earlyCatalogue
