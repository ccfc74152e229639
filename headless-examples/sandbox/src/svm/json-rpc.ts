import { isRecord } from '../base/checks.ts'
import { RpcError } from './rpc-error.ts'

type RpcResponse = { jsonrpc: '2.0'; id: unknown } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)
/** Returns the result of a call. An error that it throws becomes the error of the response. */
export type RpcHandler = (method: string, params: readonly unknown[]) => unknown

/** Responds to a JSON-RPC call or to a batch of calls. */
export function handleMessage(
  message: unknown,
  handle: RpcHandler,
): RpcResponse | readonly RpcResponse[] {
  if (Array.isArray(message)) return message.map((call) => handleCall(call, handle))
  return handleCall(message, handle)
}

function handleCall(call: unknown, handle: RpcHandler): RpcResponse {
  const { id = null, method, params } = isRecord(call) ? call : {}
  try {
    if (typeof method !== 'string') throw new RpcError(-32600, 'Invalid request')
    return { jsonrpc: '2.0', id, result: handle(method, Array.isArray(params) ? params : []) }
  } catch (thrown) {
    const { code, message, data } =
      thrown instanceof RpcError ? thrown : new RpcError(-32603, String(thrown))
    const error = { code, message, ...(data !== undefined && { data }) }
    return { jsonrpc: '2.0', id, error }
  }
}

/** Serializes a value as JSON. Writes bigints as numbers, as nodes do. */
export const stringify = (value: unknown): string =>
  JSON.stringify(value, (_, entry) => (typeof entry === 'bigint' ? Number(entry) : entry))

/** Parses JSON. Null if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
