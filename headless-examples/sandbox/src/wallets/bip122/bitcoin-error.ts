import { ProviderError, providerErrors } from '../provider-error.ts'

/** Errors with the codes of sats-connect and the messages of its wallets. */
export const bitcoinErrors = {
  rejected: () => new ProviderError(-32000, 'User rejected request'),
  notForAddress: (message: string) => new ProviderError(-32001, message),
  denied: () => new ProviderError(-32002, 'Access denied.'),
  unknownMethod: (method: string) =>
    new ProviderError(-32601, `The method ${method} does not exist.`),
  invalid: (reason: string) => new ProviderError(-32602, `Invalid parameters: ${reason}.`),
  internal: (message: string) => new ProviderError(-32603, message),
}

/** Maps the EIP-1193 codes that the common wallet code throws to the codes of sats-connect. */
export function toSatsError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  if (error.code === 4001) return bitcoinErrors.rejected()
  return error.message.includes('already pending') ? bitcoinErrors.internal(error.message) : error
}

/** Maps codes of sats-connect to EIP-1193 codes, for the Wallet Standard. */
export function toStandardError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  if (error.code === -32000) return providerErrors.rejected()
  return error.code === -32002 ? new ProviderError(4100, error.message) : error
}
