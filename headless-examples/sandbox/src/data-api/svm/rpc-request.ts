import { isRecord } from '../../base/checks.ts'

/** Calls a method of a Solana node. */
export type RpcRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Creates a function that calls a node over HTTP. It throws if the response is an error. */
export const createRpcRequest =
  (rpc: string): RpcRequest =>
  async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const answer: unknown = await response.json()
    if (isRecord(answer) && 'result' in answer) return answer.result
    throw new Error(`${method} failed: ${JSON.stringify(answer)}`)
  }
