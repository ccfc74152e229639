/** The error of a JSON-RPC response. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown = undefined) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Errors with the codes and messages of Solana nodes. */
export const rpcErrors = {
  params: (message: string) => new RpcError(-32602, message),
  unknown: (method: string) => new RpcError(-32601, `Method not found: ${method}`),
  signature: () => new RpcError(-32003, 'Transaction signature verification failure'),
  preflight: (failure: Readonly<Record<string, unknown>>) =>
    new RpcError(-32002, `Transaction simulation failed: ${JSON.stringify(failure.err)}`, failure),
}
