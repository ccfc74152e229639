import { ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { hexToBytes } from 'viem'
import { fundedAccounts, sandboxAccount, sandboxKey } from '../base/accounts.ts'
import { bitcoinKey } from '../keys/bip122.ts'
import { cosmosAddressBytes } from '../keys/cosmos.ts'
import { polkadotKey } from '../keys/polkadot-key.ts'

/** What the sandbox's secrets are on each family of chains, whichever wallet holds them. */
export type KnownAccount = {
  payment(reference: string): Uint8Array
  ordinals(reference: string): Uint8Array
  /** Of every kind of key, and an Ethereum-style one. */
  substrate: readonly Uint8Array[]
  cosmos: Uint8Array
}

const kinds = ['sr25519', 'ed25519', 'ecdsa'] as const
const anySubstrate = 42

/** Every account that is funded, first to last. */
export const knownAccounts = (): readonly KnownAccount[] =>
  Array.from({ length: fundedAccounts }, (_, place) => {
    const secret = hexToBytes(sandboxKey(place))
    return {
      payment: (reference) => bitcoinKey(secret, 'payment', reference).script,
      ordinals: (reference) => bitcoinKey(secret, 'ordinals', reference).script,
      substrate: [
        ...kinds.map((kind) => ss58Decode(polkadotKey(secret, kind).address(anySubstrate))[0]),
        hexToBytes(sandboxAccount(place).address),
      ],
      cosmos: cosmosAddressBytes(secret),
    }
  })
