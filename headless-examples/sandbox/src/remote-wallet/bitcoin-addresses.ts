import { hex } from '@scure/base'
import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../keys/bip122.ts'
import type { Secret } from './secrets.ts'

const purposes: readonly BitcoinPurpose[] = ['payment', 'ordinals']
const intentions = { payment: 'payment', ordinals: 'ordinal' } as const
const paths = { payment: "m/84'/0'/0'/0/0", ordinals: "m/86'/0'/0'/0/0" } as const

/** Everything a secret has on a Bitcoin network; an account is granted by its payment address, and all of it with that. */
export const bitcoinKeysOf = (secret: Secret, reference: string): readonly BitcoinKey[] =>
  purposes.map((purpose) => bitcoinKey(secret, purpose, reference))

/** The same as wallets tell it (`getAccountAddresses`, `bip122_addressesChanged`). */
export const toldAddress = ({ address, publicKey, purpose }: BitcoinKey) => ({
  address,
  publicKey: hex.encode(publicKey),
  path: paths[purpose],
  intention: intentions[purpose],
})
