import { hex } from '@scure/base'
import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../keys/bip122.ts'
import type { Secret } from './secrets.ts'

const purposes: readonly BitcoinPurpose[] = ['payment', 'ordinals']
const intentions = { payment: 'payment', ordinals: 'ordinal' } as const
const paths = { payment: "m/84'/0'/0'/0/0", ordinals: "m/86'/0'/0'/0/0" } as const

/** The keys of an account on a network. A session grants the payment address, and all with it. */
export const bitcoinKeysOf = (secret: Secret, reference: string): readonly BitcoinKey[] =>
  purposes.map((purpose) => bitcoinKey(secret, purpose, reference))

/** An address in the form of `getAccountAddresses` and `bip122_addressesChanged`. */
export const formatBitcoinAddress = ({ address, publicKey, purpose }: BitcoinKey) => ({
  address,
  publicKey: hex.encode(publicKey),
  path: paths[purpose],
  intention: intentions[purpose],
})
