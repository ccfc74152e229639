import { ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { hexToBytes } from 'viem'
import { fundedAccounts, sandboxAccount, sandboxKey } from '../base/accounts.ts'
import { bitcoinKey } from '../keys/bip122.ts'
import { cosmosAddressBytes } from '../keys/cosmos.ts'
import { polkadotKey } from '../keys/polkadot-key.ts'

/** The accounts of one sandbox secret in each namespace. */
export type KnownAccount = {
  /** Output script of the payment address. `reference`: CAIP-2 reference. */
  payment(reference: string): Uint8Array
  /** Output script of the taproot address. `reference`: CAIP-2 reference. */
  ordinals(reference: string): Uint8Array
  /** Account bytes of every Polkadot key type, including Ethereum-style accounts. */
  substrate: readonly Uint8Array[]
  cosmos: Uint8Array
}

const keyTypes = ['sr25519', 'ed25519', 'ecdsa'] as const
/** SS58 prefix of no particular chain; the account bytes are the same with any prefix. */
const genericPrefix = 42

/** Derives the funded accounts, in the order of the mnemonic. */
export const knownAccounts = (): readonly KnownAccount[] =>
  Array.from({ length: fundedAccounts }, (_, index) => {
    const secret = hexToBytes(sandboxKey(index))
    return {
      payment: (reference) => bitcoinKey(secret, 'payment', reference).script,
      ordinals: (reference) => bitcoinKey(secret, 'ordinals', reference).script,
      substrate: [
        ...keyTypes.map((type) => {
          const [account] = ss58Decode(polkadotKey(secret, type).address(genericPrefix))
          return account
        }),
        hexToBytes(sandboxAccount(index).address),
      ],
      cosmos: cosmosAddressBytes(secret),
    }
  })
