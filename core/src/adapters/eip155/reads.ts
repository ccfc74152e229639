import type { ChainAdapter } from '../adapter.ts'
import { createRpcClients, type RpcClients } from '../shared/rpc-clients.ts'
import { balance } from './balance.ts'
import type { ChainDeps } from './chain-deps.ts'

/**
 * Reads from the chain through JSON-RPC, without a wallet. Imported on demand, with viem's client.
 */
export function createReads(
  deps: ChainDeps,
): Pick<ChainAdapter, 'balance'> & { rpcClients: RpcClients } {
  const rpcClients = createRpcClients(deps)
  return { balance: balance(rpcClients), rpcClients }
}
