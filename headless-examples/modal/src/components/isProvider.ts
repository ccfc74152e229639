import type { WalletProvider } from '@latchkit/sandbox/wallets'

/** Whether a value is an EIP-1193 provider. */
export const isProvider = (value: unknown): value is WalletProvider =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  typeof value.request === 'function'
