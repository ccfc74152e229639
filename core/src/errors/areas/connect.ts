import type { ErrorArea } from '../error-area.ts'

export const connectErrors = {
  'adapter/not-found': { shown: 'thrown', text: "Adapter for namespace {namespace} doesn't exist" },
  'connect/declined': { shown: 'screen', text: 'You declined in {wallet}' },
  'connect/request-pending': { shown: 'screen', text: '{wallet} already has a request open' },
  'connect/no-account-shared': { shown: 'screen', text: '{wallet} shared no account' },
  'connect/wallet-not-found': { shown: 'screen', text: '{wallet} was not found in this browser' },
  'connect/wallet-failed': { shown: 'screen', text: '{wallet} could not connect' },
  'connect/no-client': { shown: 'thrown', text: 'No ConnectionController client found' },
} as const satisfies ErrorArea
