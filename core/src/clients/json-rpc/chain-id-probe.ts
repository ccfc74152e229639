import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { evmChainId } from '../../domain/caip/chain-id.ts'

/** The request that reveals which chain an endpoint serves (fault K5). */
export type ChainIdProbe = {
  method: string
  params: readonly unknown[]
  /** The CAIP-2 id of the chain in the result; null if the result is invalid. */
  parse(result: unknown): CaipNetworkId | null
}

const evm: ChainIdProbe = {
  method: 'eth_chainId',
  params: [],
  parse(result) {
    const chainId = evmChainId(result)
    return chainId === null ? null : caipNetworkIdOf('eip155', chainId)
  },
}
/** CAIP-30: the first 32 characters of the genesis hash. */
const solana: ChainIdProbe = {
  method: 'getGenesisHash',
  params: [],
  parse: (result) =>
    typeof result === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(result)
      ? caipNetworkIdOf('solana', result.slice(0, 32))
      : null,
}
/** CAIP-13: the first 32 hex digits of the genesis block's hash. */
const polkadot: ChainIdProbe = {
  method: 'chain_getBlockHash',
  params: [0],
  parse: (result) =>
    typeof result === 'string' && /^0x[0-9a-f]{64}$/i.test(result)
      ? caipNetworkIdOf('polkadot', result.slice(2, 34).toLowerCase())
      : null,
}

/** Returns the probe that is sent to an endpoint of this network before its first use. */
export function chainIdProbe(network: CaipNetworkId): ChainIdProbe {
  if (network.startsWith('solana:')) return solana
  return network.startsWith('polkadot:') ? polkadot : evm
}
