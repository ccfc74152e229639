/** An error of a provider. Pages read its code and its optional data. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown = undefined) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Errors with the codes of EIP-1193, EIP-3326 and JSON-RPC and the messages of real wallets. */
export const providerErrors = {
  rejected: () => new ProviderError(4001, 'User rejected the request.'),
  unauthorized: (address: string) =>
    new ProviderError(4100, `The account ${address} has not been shared with this site.`),
  unsupported: (method: string) =>
    new ProviderError(4200, `The wallet does not know the method ${method}.`),
  chainDisconnected: (chainId: number) =>
    new ProviderError(4901, `The wallet has no node for the network ${chainId}.`),
  unknownChain: (chainId: number) =>
    new ProviderError(
      4902,
      `Unrecognized chain ID "0x${chainId.toString(16)}". Try adding the chain using wallet_addEthereumChain first.`,
    ),
  pending: () =>
    new ProviderError(-32002, 'A request of this kind is already pending. Please wait.'),
  invalid: (reason: string) => new ProviderError(-32602, `Invalid parameters: ${reason}.`),
  internal: (message: string) => new ProviderError(-32603, message),
}
