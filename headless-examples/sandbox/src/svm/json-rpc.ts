import { isRecord } from '../base/checks.ts'
import type { Ledger } from './create-ledger.ts'
import { methodNamed } from './methods/methods.ts'
import { RpcError, rpcErrors } from './rpc-error.ts'

type Reply = { jsonrpc: '2.0'; id: unknown } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)
/** What is done with one call; what it throws becomes the error of the reply. */
export type Handler = (method: string, params: readonly unknown[]) => unknown

/** The reply to one JSON-RPC call, or to a list of them. */
export function handleMessage(message: unknown, handle: Handler): Reply | readonly Reply[] {
  if (Array.isArray(message)) return message.map((one) => reply(one, handle))
  return reply(message, handle)
}

function reply(message: unknown, handle: Handler): Reply {
  const { id = null, method, params } = isRecord(message) ? message : {}
  try {
    if (typeof method !== 'string') throw new RpcError(-32600, 'Invalid request')
    return { jsonrpc: '2.0', id, result: handle(method, Array.isArray(params) ? params : []) }
  } catch (error) {
    const {
      code,
      message: text,
      data,
    } = error instanceof RpcError ? error : new RpcError(-32603, String(error))
    return {
      jsonrpc: '2.0',
      id,
      error: { code, message: text, ...(data !== undefined && { data }) },
    }
  }
}

/** The methods of HTTP on a ledger. */
export const overHttp =
  (ledger: Ledger): Handler =>
  (name, params) => {
    const method = methodNamed(name)
    if (method === null) throw rpcErrors.unknown(name)
    return method(ledger, params)
  }

/** As text: numbers of any size are plain numbers on the wire. */
export const stringify = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part))

/** JSON, else null. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
