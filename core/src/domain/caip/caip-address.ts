import { caipErrors } from '../../errors/areas/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import { type CaipAddress, type CaipNetworkParts, caipAddressOf, caipNetworkIdOf } from './caip.ts'
import { knownNamespaces, type Namespace } from './namespace.ts'

export type CaipAddressParts = CaipNetworkParts & { address: string }

/** Splits a CAIP-10 text. Throws `caip/not-an-account-id` for any other text. */
export function parseCaipAddress(value: string): CaipAddressParts {
  const [namespace, reference, address, ...rest] = value.split(':')
  if (!namespace || !reference || !address || rest.length > 0)
    throw new KitError(caipErrors, 'caip/not-an-account-id', { value })
  return { namespace, reference, address }
}

/** Checks an untrusted text. Throws `caip/not-an-account-id` if it is not a CAIP-10 text. */
export function toCaipAddress(value: string): CaipAddress {
  const { namespace, reference, address } = parseCaipAddress(value)
  return caipAddressOf(caipNetworkIdOf(namespace, reference), address)
}

/**
 * Returns a text with three colon-separated parts unchanged. Throws `caip/not-an-address` for any
 * other text.
 */
export function validateCaipAddress(value: string): CaipAddress {
  if (value.split(':').length !== 3) throw new KitError(caipErrors, 'caip/not-an-address')
  return value as CaipAddress
}

/** Whether an unknown value is a CAIP-10 text of one of `namespaces`. */
export function isCaipAddress(
  value: unknown,
  namespaces: readonly Namespace[] = knownNamespaces,
): value is CaipAddress {
  if (typeof value !== 'string') return false
  const parts = value.split(':')
  return parts.length === 3 && parts.every(Boolean) && namespaces.includes(parts[0] ?? '')
}

/** The address in an account id. Throws `caip/not-an-account-id`. */
export function addressOf(value: CaipAddress): string {
  return parseCaipAddress(value).address
}
