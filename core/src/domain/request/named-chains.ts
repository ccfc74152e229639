import { type CaipNetworkId, caipNetworkIdOf } from '../caip/caip.ts'
import type { ProviderRequest } from './copy-request.ts'
import { cosmosChain, fieldOf, invalid, polkadotChain } from './document-chains.ts'
import { typedChain } from './typed-chain.ts'

/**
 * The chains that the parameters of a request name. Empty for a method without such parameters.
 * Throws `rpc/invalid-params` for a form that wallets could read as another chain.
 */
export const namedChains = ({ method, params }: ProviderRequest): readonly CaipNetworkId[] =>
  Object.hasOwn(readers, method) ? (readers[method]?.(params) ?? []) : []

const transaction = (params: unknown) => chainIds([itemOf(params, 0)])
const batch = (params: unknown) => {
  const given = itemOf(params, 0)
  const calls = fieldOf(given, 'calls')
  return chainIds([given, ...(Array.isArray(calls) ? calls : [])])
}
const typedData = (params: unknown) =>
  [itemOf(params, 0), itemOf(params, 1)].flatMap((item) => typedChain(parsed(item)) ?? [])

const readers: Readonly<Record<string, (params: unknown) => readonly CaipNetworkId[]>> = {
  eth_sendTransaction: transaction,
  eth_signTransaction: transaction,
  wallet_sendTransaction: transaction,
  wallet_grantPermissions: (params) => chainIds(Array.isArray(params) ? params : [params]),
  wallet_sendCalls: batch,
  wallet_prepareCalls: batch,
  eth_signTypedData: typedData,
  eth_signTypedData_v3: typedData,
  eth_signTypedData_v4: typedData,
  cosmos_signAmino: (params) => cosmosChain(fieldOf(params, 'signDoc')),
  cosmos_signDirect: (params) => cosmosChain(fieldOf(params, 'signDoc')),
  polkadot_signTransaction: (params) => polkadotChain(fieldOf(params, 'transactionPayload')),
}

/** The chains in `chainId` of objects: hex, as EIP-1474 requires, or a number. */
const chainIds = (items: readonly unknown[]): readonly CaipNetworkId[] =>
  items.flatMap((item) => {
    const chainId = fieldOf(item, 'chainId')
    if (chainId === undefined) return []
    if (typeof chainId === 'string' && /^0x[0-9a-f]{1,25}$/i.test(chainId))
      return caipNetworkIdOf('eip155', String(BigInt(chainId)))
    if (typeof chainId === 'number' && Number.isSafeInteger(chainId))
      return caipNetworkIdOf('eip155', chainId)
    throw invalid(chainId)
  })

/** Parses JSON, in which typed data is often passed. Other values are returned unchanged. */
function parsed(item: unknown): unknown {
  if (typeof item !== 'string' || !item.trimStart().startsWith('{')) return item
  try {
    return JSON.parse(item)
  } catch (cause) {
    throw invalid(cause)
  }
}

const itemOf = (params: unknown, index: number): unknown =>
  Array.isArray(params) ? params[index] : undefined
