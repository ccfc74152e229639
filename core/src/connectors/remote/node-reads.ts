import { createJsonRpc } from '../../clients/json-rpc/create-json-rpc.ts'
import type { JsonRpc } from '../../clients/json-rpc/json-rpc.types.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { CustomRpcUrls, Network } from '../../domain/network/network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

type Options = {
  platform: Platform
  projectId: string | null
  customRpcUrls: CustomRpcUrls
  networks(): readonly Network[]
  isInUse(network: CaipNetworkId): boolean
}
export type NodeRequest = { chain: CaipNetworkId; method: string; params: unknown }

export type NodeReads = {
  /** Throws `connector/chain-not-configured` for a network that the page does not configure. */
  request(request: NodeRequest, signal: AbortSignal): Promise<unknown>
  stop(): void
}

/**
 * Sends reads that the wallet did not grant to the nodes of the configured networks, with one
 * client per network. The SDK's own reads are not used: they ignore the network of the request.
 */
export function createNodeReads({
  platform,
  projectId,
  customRpcUrls,
  networks,
  isInUse,
}: Options): NodeReads {
  const clients = new Map<CaipNetworkId, JsonRpc>()
  const clientFor = (chain: CaipNetworkId): JsonRpc => {
    const existing = clients.get(chain)
    if (existing !== undefined) return existing
    const network = findNetwork(networks(), chain)
    if (network === null)
      throw new KitError(connectorErrors, 'connector/chain-not-configured', { network: chain })
    const client = createJsonRpc({
      platform,
      caipNetworkId: chain,
      urls: network.rpcUrls.default,
      projectId,
      customRpcUrls,
      isInUse: () => isInUse(chain),
    })
    clients.set(chain, client)
    return client
  }
  return {
    async request({ chain, method, params }, signal) {
      if (params !== undefined && params !== null && !Array.isArray(params))
        throw new KitError(rpcErrors, 'rpc/invalid-params')
      return clientFor(chain).request({ method, params: params ?? [] }, signal)
    },
    stop() {
      for (const client of clients.values()) client.stop()
    },
  }
}
