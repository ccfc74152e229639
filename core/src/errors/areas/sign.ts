import type { ErrorArea } from '../error-area.ts'

/** What can be wrong with a signature that a wallet gave. */
export const signErrors = {
  'sign/not-verified': { shown: 'screen', text: 'The signature is not one of this account' },
} as const satisfies ErrorArea
