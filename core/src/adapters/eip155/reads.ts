import type { ChainAdapter } from '../adapter.ts'
import { createChains } from '../shared/chains.ts'
import { balance } from './balance.ts'
import type { ChainParts } from './chain-parts.ts'

/** What is read from the chain itself: no wallet is asked. Comes with viem's client and our JSON-RPC. */
export function createReads(parts: ChainParts): Pick<ChainAdapter, 'balance'> {
  return { balance: balance(createChains(parts)) }
}
