import type { ErrorArea } from '../error-area.ts'

/** Wallet and RPC codes of the specification's section 8 (EIP-1193, EIP-1474, EIP-5792). */
export const rpcErrors = {
  'rpc/user-rejected': { shown: 'screen', text: 'The request was declined in the wallet' },
} as const satisfies ErrorArea
