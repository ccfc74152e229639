import { KitError } from '../../errors/kit-error.ts'
import { knownNamespaces, type Namespace } from './namespace.ts'

declare const chain: unique symbol
declare const account: unique symbol
/** A CAIP-2 network id, `namespace:reference`, as in `eip155:1`. Made by `caipNetworkIdOf`, `toCaipNetworkId` or a network definition. */
export type CaipNetworkId = string & { readonly [chain]: true }
/** A CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = string & { readonly [account]: true }

export type CaipNetworkParts = { namespace: Namespace; reference: string }
export type CaipAddressParts = CaipNetworkParts & { address: string }

/** Puts a network id together; nothing is checked, so both parts come from trusted places. */
export function caipNetworkIdOf(namespace: Namespace, reference: string | number): CaipNetworkId {
  return `${namespace}:${reference}` as CaipNetworkId
}

/** Puts an account id together from a network id and an address of that network. */
export function caipAddressOf(network: CaipNetworkId, address: string): CaipAddress {
  return `${network}:${address}` as CaipAddress
}

/** Takes a CAIP-2 text apart. Throws `caip/not-a-network-id`. */
export function parseCaipNetworkId(value: string): CaipNetworkParts {
  const [namespace, reference, ...more] = value.split(':')
  if (!namespace || !reference || more.length > 0)
    throw new KitError('caip/not-a-network-id', { value })
  return { namespace, reference }
}

/** Text from outside becomes a network id, or throws `caip/not-a-network-id`. */
export function toCaipNetworkId(value: string): CaipNetworkId {
  const { namespace, reference } = parseCaipNetworkId(value)
  return caipNetworkIdOf(namespace, reference)
}

/** Whether an unknown value has the form of a network id. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const parts = value.split(':')
  return parts.length === 2 && parts.every(Boolean)
}

/** Takes a CAIP-10 text apart. Throws `caip/not-an-account-id`. */
export function parseCaipAddress(value: string): CaipAddressParts {
  const [namespace, reference, address, ...more] = value.split(':')
  if (!namespace || !reference || !address || more.length > 0)
    throw new KitError('caip/not-an-account-id', { value })
  return { namespace, reference, address }
}

/** Lets a text of three colon-separated parts through, else throws `caip/not-an-address`. */
export function validateCaipAddress(value: string): CaipAddress {
  if (value.split(':').length !== 3) throw new KitError('caip/not-an-address')
  return value as CaipAddress
}

/** Whether an unknown value is an account id of one of `namespaces`. */
export function isCaipAddress(
  value: unknown,
  namespaces: readonly Namespace[] = knownNamespaces,
): value is CaipAddress {
  if (typeof value !== 'string') return false
  const parts = value.split(':')
  return parts.length === 3 && parts.every(Boolean) && namespaces.includes(parts[0] ?? '')
}

/** The plain address of an account id. */
export function addressOf(value: CaipAddress): string {
  return parseCaipAddress(value).address
}

/** The namespace of a network or account id. */
export function namespaceOf(value: CaipNetworkId | CaipAddress): Namespace {
  return value.slice(0, value.indexOf(':'))
}
