import type { WalletProvider } from '@latchkit/sandbox/wallets'

/** Whether the kit's provider can be asked, as EIP-1193 says. */
export const isProvider = (value: unknown): value is WalletProvider =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  typeof value.request === 'function'
