import type { ErrorArea } from '../error-area.ts'

export const accountErrors = {
  'account/disconnect-failed': { shown: 'thrown', text: 'Failed to disconnect' },
  'account/balance-unavailable': { shown: 'toast', text: 'Token Balance Unavailable' },
} as const satisfies ErrorArea
