import { KitError } from '../../errors/kit-error.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../caip/caip.ts'
import { isObject } from '../object.ts'
import type { ProviderRequest } from './copy-request.ts'
import { typedChain } from './typed-chain.ts'

/**
 * Throws `connector/chain-mismatch` if a request names another chain than the active one: a wallet
 * might execute it on the active one (fault EM2).
 */
export function requireActiveChain(named: readonly CaipNetworkId[], active: CaipNetworkId): void {
  for (const expected of named)
    if (expected !== active)
      throw new KitError('connector/chain-mismatch', { found: active, expected })
}

/**
 * The chains that the parameters of a request name. Empty for a method without such parameters.
 * Throws `rpc/invalid-params` for a form that wallets could read as another chain.
 */
export const namedChains = ({ method, params }: ProviderRequest): readonly CaipNetworkId[] =>
  Object.hasOwn(readers, method) ? (readers[method]?.(params) ?? []) : []

const transaction = (params: unknown) => chainIds([itemOf(params, 0)])
const typedData = (params: unknown) =>
  [itemOf(params, 0), itemOf(params, 1)].flatMap((item) => typedChain(parsed(item)) ?? [])

const readers: Readonly<Record<string, (params: unknown) => readonly CaipNetworkId[]>> = {
  eth_sendTransaction: transaction,
  eth_signTransaction: transaction,
  wallet_grantPermissions: (params) => chainIds(Array.isArray(params) ? params : [params]),
  wallet_sendCalls(params) {
    const batch = itemOf(params, 0)
    const calls = fieldOf(batch, 'calls')
    return chainIds([batch, ...(Array.isArray(calls) ? calls : [])])
  },
  eth_signTypedData: typedData,
  eth_signTypedData_v3: typedData,
  eth_signTypedData_v4: typedData,
  cosmos_signAmino: (params) => cosmosChain(fieldOf(params, 'signDoc')),
  cosmos_signDirect: (params) => cosmosChain(fieldOf(params, 'signDoc')),
  polkadot_signTransaction: (params) => polkadotChain(fieldOf(params, 'transactionPayload')),
}

/** The chain of a Cosmos document, amino or direct. A text has an empty chain id (ADR-36). */
export const cosmosChain = (signDoc: unknown): readonly CaipNetworkId[] =>
  [fieldOf(signDoc, 'chain_id'), fieldOf(signDoc, 'chainId')].flatMap((id) => {
    if (id === undefined || id === '') return []
    if (typeof id !== 'string') throw invalid(id)
    return caipNetworkIdOf('cosmos', id)
  })

/** The chain of a Substrate payload. Its CAIP-2 reference is the start of the genesis hash. */
export function polkadotChain(payload: unknown): readonly CaipNetworkId[] {
  const hash = fieldOf(payload, 'genesisHash')
  if (hash === undefined) return []
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw invalid(hash)
  return [caipNetworkIdOf('polkadot', hash.slice(2, 34).toLowerCase())]
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
    throw new KitError('rpc/invalid-params', {}, { cause })
  }
}

const itemOf = (params: unknown, index: number): unknown =>
  Array.isArray(params) ? params[index] : undefined
const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
const invalid = (cause: unknown) => new KitError('rpc/invalid-params', {}, { cause })
