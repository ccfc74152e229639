import type { ErrorArea } from '../error-area.ts'

export const networkErrors = {
  'network/not-found': { shown: 'thrown', text: 'Network not found' },
  'network/adapter-missing': { shown: 'thrown', text: 'Adapter not found' },
  'network/missing': { shown: 'thrown', text: 'CaipNetwork is undefined' },
  'network/unknown': { shown: 'thrown', text: 'CaipNetwork not found' },
  'network/switch-not-found': { shown: 'alert', text: 'Network Not Found' },
  'network/switch-declined': { shown: 'screen', text: 'You declined the switch' },
  'network/switch-failed': { shown: 'screen', text: 'The wallet did not switch' },
  'network/not-supported-by-wallet': { shown: 'screen', text: 'Chain is not supported' },
} as const satisfies ErrorArea
