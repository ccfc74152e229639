import type { ErrorArea } from '../error-area.ts'

export const configErrors = {
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
    text: 'Option "networks" needs at least one network',
  },
  'config/namespace-unknown': {
    shown: 'thrown',
    text: 'Network "{network}" is of the namespace "{namespace}", which is not known and has no adapter',
  },
  'config/adapter-twice': {
    shown: 'thrown',
    text: 'There are two adapters for namespace {namespace}',
  },
  'config/rpc-url-invalid': {
    shown: 'thrown',
    text: 'The RPC address "{url}" of {network} is not an http or https URL',
  },
} as const satisfies ErrorArea
