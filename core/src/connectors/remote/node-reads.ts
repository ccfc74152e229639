import { createJsonRpc } from '../../clients/json-rpc/create-json-rpc.ts'
import type { JsonRpc } from '../../clients/json-rpc/json-rpc.types.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

type Parts = { platform: Platform; projectId: string | null; networks(): readonly Network[] }
export type NodeRequest = { chain: CaipNetworkId; method: string; params: unknown }

/** The nodes of the configured networks, one client a network. */
export type NodeReads = {
  ask(request: NodeRequest, signal: AbortSignal): Promise<unknown>
  stop(): void
}

/** What a wallet was not asked to do, its network's node may know: always that of the network in question (trap of the SDK's own reads). */
export function createNodeReads({ platform, projectId, networks }: Parts): NodeReads {
  const clients = new Map<CaipNetworkId, JsonRpc>()
  const clientFor = (chain: CaipNetworkId): JsonRpc => {
    const known = clients.get(chain)
    if (known !== undefined) return known
    const network = findNetwork(networks(), chain)
    if (network === null) throw new KitError('connector/chain-not-configured', { network: chain })
    const client = createJsonRpc({
      platform,
      caipNetworkId: chain,
      urls: network.rpcUrls.default,
      projectId,
    })
    clients.set(chain, client)
    return client
  }
  return {
    async ask({ chain, method, params }, signal) {
      if (params !== undefined && params !== null && !Array.isArray(params))
        throw new KitError('rpc/invalid-params')
      return clientFor(chain).request({ method, params: params ?? [] }, signal)
    },
    stop() {
      for (const client of clients.values()) client.stop()
    },
  }
}
