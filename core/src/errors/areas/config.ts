/** Options of `createKit()`, and settings of the project. */
export const configErrors = {
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
  'config/local-ignored': 'Local configuration ignored',
  'config/origin-not-allowed': 'Invalid App Configuration',
  'config/policy-blocked': 'Blocked by the content security policy',
  'config/project-id-invalid': 'Invalid App Configuration',
  'config/project-id-missing': 'Project ID Not Configured',
} as const satisfies Record<`config/${string}`, string>
