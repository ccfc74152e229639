import { isRecord } from '../base/checks.ts'
import { ProviderError, providerErrors } from './provider-error.ts'

/** Calls a method of a node and returns the result. Throws the node's error as `ProviderError`. */
export async function nodeRequest(rpc: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const answer = await post(rpc, body)
  if (!isRecord(answer))
    throw providerErrors.internal(`${method} failed: the node at ${rpc} did not return JSON-RPC.`)
  const { error } = answer
  if (!isRecord(error)) return answer.result
  throw new ProviderError(
    typeof error.code === 'number' ? error.code : -32603,
    String(error.message),
    error.data,
  )
}

async function post(rpc: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return await response.json()
  } catch (error) {
    throw providerErrors.internal(`Requesting the node at ${rpc} failed: ${String(error)}`)
  }
}
