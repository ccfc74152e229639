import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId } from '../../domain/caip/chain-id.ts'

/** How an endpoint of a family of chains says which chain it answers for (fault case K5). */
export type ChainProof = {
  method: string
  params: readonly unknown[]
  /** The chain in its answer; null for what cannot be read. */
  read(result: unknown): CaipNetworkId | null
}

const evm: ChainProof = {
  method: 'eth_chainId',
  params: [],
  read(result) {
    const chainId = evmChainId(result)
    return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
  },
}
/** CAIP-30: the first 32 characters of the genesis hash. */
const solana: ChainProof = {
  method: 'getGenesisHash',
  params: [],
  read: (result) =>
    typeof result === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(result)
      ? caipNetworkIdOf('solana', result.slice(0, 32))
      : null,
}
/** CAIP-13: the first 32 hex digits of the genesis block's hash. */
const polkadot: ChainProof = {
  method: 'chain_getBlockHash',
  params: [0],
  read: (result) =>
    typeof result === 'string' && /^0x[0-9a-f]{64}$/i.test(result)
      ? caipNetworkIdOf('polkadot', result.slice(2, 34).toLowerCase())
      : null,
}

/** What a network's endpoints are asked once, before anything else. */
export function proofOf(network: CaipNetworkId): ChainProof {
  if (network.startsWith('solana:')) return solana
  return network.startsWith('polkadot:') ? polkadot : evm
}
