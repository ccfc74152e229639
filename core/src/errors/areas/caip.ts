import type { ErrorArea } from '../error-area.ts'

export const caipErrors = {
  'caip/not-an-address': { shown: 'thrown', text: 'Invalid CAIP Address' },
  'caip/not-an-account-id': { shown: 'thrown', text: 'Invalid CAIP-10 address: {value}' },
  'caip/not-a-network-id': { shown: 'thrown', text: 'Invalid CAIP-2 network id: {value}' },
} as const satisfies ErrorArea
