import { createJsonRpc } from '../../clients/json-rpc/create-json-rpc.ts'
import type { JsonRpc } from '../../clients/json-rpc/json-rpc.types.ts'
import type { Network } from '../../domain/network/network.ts'
import { nodeUrls } from '../../domain/network/rpc-urls.ts'
import type { AdapterHost } from '../adapter.ts'

/**
 * One JSON-RPC client per network. A client stores which of its endpoints failed and which returned
 * the network's chain id.
 */
export type RpcClients = { for(network: Network): JsonRpc }

export function createRpcClients({
  host,
  stopSignal,
}: {
  host: Pick<AdapterHost, 'platform' | 'projectId' | 'customRpcUrls' | 'isInUse'>
  stopSignal: AbortSignal
}): RpcClients {
  const clients = new Map<string, { urlKey: string; rpc: JsonRpc }>()
  stopSignal.addEventListener('abort', () => {
    for (const { rpc } of clients.values()) rpc.stop()
  })
  return {
    for({ caipNetworkId, rpcUrls }) {
      const { platform, projectId, customRpcUrls } = host
      const urls = nodeUrls({ caipNetworkId, rpcUrls }, customRpcUrls)
      const urlKey = urls.join(' ')
      const cached = clients.get(caipNetworkId)
      if (cached?.urlKey === urlKey) return cached.rpc
      cached?.rpc.stop()
      const isInUse = () => host.isInUse(caipNetworkId)
      const rpc = createJsonRpc({
        platform,
        caipNetworkId,
        urls,
        projectId,
        customRpcUrls,
        isInUse,
      })
      if (stopSignal.aborted) rpc.stop()
      clients.set(caipNetworkId, { urlKey, rpc })
      return rpc
    },
  }
}
