import type { ErrorArea } from '../error-area.ts'

export const accountErrors = {
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
} as const satisfies ErrorArea
