import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createNewestBalances } from '../shared/newest-balances.ts'
import { createRpcClients, type RpcClients } from '../shared/rpc-clients.ts'
import { balance } from './balance.ts'
import type { ChainDeps } from './chain-deps.ts'
import type { Node } from './transfer/node.ts'

export type Reads = Pick<ChainAdapter, 'balance'> & {
  rpcClients: RpcClients
  /** Throws `connector/chain-not-configured` for a network that the page does not configure. */
  nodeOf(chain: CaipNetworkId | null, signal: AbortSignal): Promise<Node>
}

/**
 * Reads from the chain through JSON-RPC, without a wallet. Imported on demand, with viem's client.
 */
export function createReads(deps: ChainDeps): Reads {
  const rpcClients = createRpcClients(deps)
  const loadNode = lazy(() => import('./transfer/node.ts'))
  return {
    balance: balance(rpcClients, createNewestBalances(deps.host)),
    rpcClients,
    async nodeOf(chain, signal) {
      const network = chain && findNetwork(deps.host.networks(), chain)
      if (!network)
        throw new KitError(connectorErrors, 'connector/chain-not-configured', {
          network: chain ?? '',
        })
      const { createNode } = await loadNode()
      return createNode(rpcClients, network, signal)
    },
  }
}
