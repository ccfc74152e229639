import type { ProviderRequest } from './copy-request.ts'

const reads = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_simulateV1',
  'eth_syncing',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  // Solana:
  'isBlockhashValid',
  'simulateTransaction',
])

/**
 * Returns whether a request may be sent again: true only for known reads, because a repeated
 * transaction could be executed twice (decision 14), and a repeated prompt would be a second one.
 */
export function isIdempotent({ method }: ProviderRequest): boolean {
  return (
    reads.has(method) ||
    /^(?:eth_get(?!EncryptionPublicKey)|get[A-Z]|chain_get|state_get)/.test(method)
  )
}
