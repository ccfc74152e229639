import { hex } from '@scure/base'
import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../keys/bip122.ts'
import type { Secret } from './secrets.ts'

const purposes: readonly BitcoinPurpose[] = ['payment', 'ordinals']
const intentions = { payment: 'payment', ordinals: 'ordinal' } as const
const paths = { payment: "m/84'/0'/0'/0/0", ordinals: "m/86'/0'/0'/0/0" } as const

/**
 * The payment and ordinals keys of an account on a network. A session that grants the payment
 * address grants the ordinals address too.
 */
export const bitcoinKeysOf = (secret: Secret, reference: string): readonly BitcoinKey[] =>
  purposes.map((purpose) => bitcoinKey(secret, purpose, reference))

/**
 * Formats an address as `getAccountAddresses` returns it and `bip122_addressesChanged` emits it.
 */
export const formatBitcoinAddress = ({ address, publicKey, purpose }: BitcoinKey) => ({
  address,
  publicKey: hex.encode(publicKey),
  path: paths[purpose],
  intention: intentions[purpose],
})
