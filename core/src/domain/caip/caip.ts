import { caipErrors } from '../../errors/areas/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Namespace } from './namespace.ts'

declare const chain: unique symbol
declare const account: unique symbol
/**
 * A CAIP-2 network id, `namespace:reference`, for example `eip155:1`. Created by `toCaipNetworkId`
 * or a network definition.
 */
export type CaipNetworkId = string & { readonly [chain]: true }
/** A text that may be a CAIP-2 network id: the functions that accept it check it. */
export type CaipNetworkText = `${Namespace}:${string}`
/** A CAIP-10 account id, `namespace:reference:address`. Created by `toCaipAddress`. */
export type CaipAddress = string & { readonly [account]: true }

export type CaipNetworkParts = { namespace: Namespace; reference: string }

/** CAIP-2 id of Ethereum mainnet. */
export const mainnetId = 'eip155:1'

/** Joins a network id. The parts are not checked and must be trusted. */
export function caipNetworkIdOf(namespace: Namespace, reference: string | number): CaipNetworkId {
  return `${namespace}:${reference}` as CaipNetworkId
}

/**
 * Joins an account id from a network id and an address of that network. The parts are not checked.
 */
export function caipAddressOf(network: CaipNetworkId, address: string): CaipAddress {
  return `${network}:${address}` as CaipAddress
}

/** Splits a CAIP-2 text. Throws `caip/not-a-network-id` for any other text. */
export function parseCaipNetworkId(value: string): CaipNetworkParts {
  const [namespace, reference, ...rest] = value.split(':')
  if (!namespace || !reference || rest.length > 0)
    throw new KitError(caipErrors, 'caip/not-a-network-id', { value })
  return { namespace, reference }
}

/** Checks an untrusted text. Throws `caip/not-a-network-id` if it is not a CAIP-2 text. */
export function toCaipNetworkId(value: string): CaipNetworkId {
  const { namespace, reference } = parseCaipNetworkId(value)
  return caipNetworkIdOf(namespace, reference)
}

/** Whether an unknown value is a CAIP-2 text. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const parts = value.split(':')
  return parts.length === 2 && parts.every(Boolean)
}

/** The namespace of a network or account id. */
export function namespaceOf(value: CaipNetworkId | CaipAddress): Namespace {
  return value.slice(0, value.indexOf(':'))
}
