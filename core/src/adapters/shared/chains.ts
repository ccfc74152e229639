import { createJsonRpc } from '../../clients/json-rpc/create-json-rpc.ts'
import type { JsonRpc } from '../../clients/json-rpc/json-rpc.types.ts'
import type { Network } from '../../domain/network/network.ts'
import type { AdapterHost } from '../adapter.ts'

/** One JSON-RPC client a network, so that what was learnt about its endpoints is kept. */
export type Chains = { of(network: Network): JsonRpc }

export function createChains({
  host,
  life,
}: {
  host: Pick<AdapterHost, 'platform' | 'projectId'>
  life: AbortSignal
}): Chains {
  const made = new Map<string, { urls: string; rpc: JsonRpc }>()
  life.addEventListener('abort', () => {
    for (const { rpc } of made.values()) rpc.stop()
  })
  return {
    of({ caipNetworkId, rpcUrls }) {
      const endpoints = [...new Set([...rpcUrls.default, ...rpcUrls.public])] // custom, gateway, the network's own
      const urls = endpoints.join(' ')
      const known = made.get(caipNetworkId)
      if (known?.urls === urls) return known.rpc
      known?.rpc.stop()
      const { platform, projectId } = host
      const rpc = createJsonRpc({ platform, caipNetworkId, urls: endpoints, projectId })
      if (life.aborted) rpc.stop()
      made.set(caipNetworkId, { urls, rpc })
      return rpc
    },
  }
}
