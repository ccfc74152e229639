import type { ChainAdapter } from '../adapter.ts'
import { createRpcClients } from '../shared/rpc-clients.ts'
import { balance } from './balance.ts'
import type { ChainParts } from './chain-parts.ts'

/** What is read from the chain itself: no wallet is asked. Comes with our JSON-RPC. */
export function createReads(parts: ChainParts): Pick<ChainAdapter, 'balance'> {
  return { balance: balance(createRpcClients({ host: parts.host, stopSignal: parts.life })) }
}
