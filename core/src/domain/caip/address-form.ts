import type { Namespace } from './namespace.ts'

const base58 = '[1-9A-HJ-NP-Za-km-z]'
const patterns: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/i,
  solana: new RegExp(`^${base58}{32,44}$`),
  bip122: new RegExp(
    `^(?:[13mn2]${base58}{25,34}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,87})$`,
  ),
  polkadot: new RegExp(`^${base58}{46,50}$`),
  cosmos: /^[a-z][a-z0-9]*1[02-9ac-hj-np-z]{38,58}$/,
}

/**
 * Whether a text has the form of an address of the namespace. Does not verify checksums: only the
 * adapters contain the libraries for that. False for an unknown namespace.
 */
export function hasAddressForm(text: string, namespace: Namespace = 'eip155'): boolean {
  return Object.hasOwn(patterns, namespace) && patterns[namespace]?.test(text) === true
}
