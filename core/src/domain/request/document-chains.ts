import { connectorErrors } from '../../errors/areas/connector.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../caip/caip.ts'
import { isObject } from '../object.ts'

/**
 * Throws `connector/chain-mismatch` if a request names another chain than the active one: a wallet
 * might execute it on the active one (fault EM2).
 */
export function requireActiveChain(named: readonly CaipNetworkId[], active: CaipNetworkId): void {
  for (const expected of named)
    if (expected !== active)
      throw new KitError(connectorErrors, 'connector/chain-mismatch', { found: active, expected })
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

/** An own property of an unknown value. Undefined if there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
export const invalid = (cause: unknown) =>
  new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause })
