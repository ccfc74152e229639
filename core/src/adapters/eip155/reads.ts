import type { ChainAdapter } from '../adapter.ts'
import { type Chains, createChains } from '../shared/chains.ts'
import { balance } from './balance.ts'
import type { ChainParts } from './chain-parts.ts'

/** What is read from the chain itself: no wallet is asked. Comes with viem's client and our JSON-RPC. */
export function createReads(parts: ChainParts): Pick<ChainAdapter, 'balance'> & { chains: Chains } {
  const chains = createChains(parts)
  return { balance: balance(chains), chains }
}
