import type { ErrorArea } from '../error-area.ts'

export const networkErrors = {
  'network/not-found': { shown: 'thrown', text: 'Network not found' },
  'network/switch-not-found': { shown: 'alert', text: 'Network Not Found' },
  'network/switch-declined': { shown: 'screen', text: 'You declined the switch' },
  'network/switch-failed': { shown: 'screen', text: 'The wallet did not switch' },
  'network/not-supported-by-wallet': { shown: 'screen', text: 'Chain is not supported' },
} as const satisfies ErrorArea
