import { createJsonRpc } from '../../clients/json-rpc/create-json-rpc.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { VerifyHost } from '../verifier.ts'
import { createReader, type Node } from './transfer/node.ts'

type Scope = {
  caipNetworkId: CaipNetworkId
  urls: readonly string[]
  /** Aborts the requests. */
  signal: AbortSignal
  /** Ends the client, so that a program without other work can exit. */
  stopSignal: AbortSignal
}

/** Opens a chain for the reads of one verification. Its endpoints must serve the chain (fault K5). */
export function openChain(
  { clock, fetch, trace, projectId, customRpcUrls }: VerifyHost,
  { caipNetworkId, urls, signal, stopSignal }: Scope,
): Node {
  const platform = { clock, fetch, ...(trace && { trace }) }
  const rpc = createJsonRpc({ platform, caipNetworkId, urls, projectId, customRpcUrls })
  stopSignal.addEventListener('abort', () => rpc.stop())
  return createReader((request) => rpc.request(request, signal))
}
