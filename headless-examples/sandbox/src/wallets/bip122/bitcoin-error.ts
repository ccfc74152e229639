import { ProviderError, providerErrors } from '../provider-error.ts'

/** The numbers of sats-connect, with the words that its wallets use. */
export const bitcoinErrors = {
  rejected: () => new ProviderError(-32000, 'User rejected request'),
  notForAddress: (what: string) => new ProviderError(-32001, what),
  denied: () => new ProviderError(-32002, 'Access denied.'),
  unknownMethod: (method: string) =>
    new ProviderError(-32601, `The method ${method} does not exist.`),
  invalid: (what: string) => new ProviderError(-32602, `Invalid parameters: ${what}.`),
  internal: (what: string) => new ProviderError(-32603, what),
}

/** EIP-1193's numbers, where the rest of the wallet speaks them, in those of sats-connect; anything else as it is. */
export function inTheirNumbers(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  if (error.code === 4001) return bitcoinErrors.rejected()
  return error.message.includes('already pending') ? bitcoinErrors.internal(error.message) : error
}

/** The other way round, for pages of the Wallet Standard. */
export function inTheirWords(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  if (error.code === -32000) return providerErrors.rejected()
  return error.code === -32002 ? new ProviderError(4100, error.message) : error
}
