import { isRecord } from '../base/checks.ts'
import { ProviderError, providerErrors } from './provider-error.ts'

/** Passes a call to a chain's node; what the node says is what the page gets, errors included. */
export async function nodeRequest(rpc: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const answer = await send(rpc, body)
  if (!isRecord(answer)) throw providerErrors.internal('The node did not answer in JSON-RPC.')
  const { error } = answer
  if (!isRecord(error)) return answer.result
  throw new ProviderError(
    typeof error.code === 'number' ? error.code : -32603,
    String(error.message),
    error.data,
  )
}

async function send(rpc: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return await response.json()
  } catch (error) {
    throw providerErrors.internal(`The node at ${rpc} cannot be reached: ${String(error)}`)
  }
}
