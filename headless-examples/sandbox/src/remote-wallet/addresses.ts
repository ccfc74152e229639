import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bitcoinKey } from '../keys/bip122.ts'
import { cosmosAddress, cosmosPrefix } from '../keys/cosmos.ts'
import { polkadotAddress, polkadotPrefix } from '../keys/polkadot.ts'
import { solanaAddress } from '../keys/solana.ts'
import type { KnownRemoteChain, RemoteNamespace } from './remote-wallet.types.ts'
import type { Secret } from './secrets.ts'

type DeriveAddress = (secret: Secret, reference: string) => string

const deriveAddress: Readonly<Record<RemoteNamespace, DeriveAddress>> = {
  eip155: (secret) => privateKeyToAccount(bytesToHex(secret)).address,
  solana: solanaAddress,
  bip122: (secret, reference) => bitcoinKey(secret, 'payment', reference).address,
  polkadot: (secret, reference) => polkadotAddress(secret, polkadotPrefix(reference)),
  cosmos: (secret, reference) => cosmosAddress(secret, cosmosPrefix(reference)),
}

/** The address of a secret on a chain; on Bitcoin the payment address. */
export const addressOn = ({ namespace, reference }: KnownRemoteChain, secret: Secret): string =>
  deriveAddress[namespace](secret, reference)
