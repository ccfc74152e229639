import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { isHex, verifyMessage as verifyEthereum } from 'viem'
import type { SignedMessage } from './signed-message.ts'
import { verifyBitcoin } from './verify-bitcoin.ts'
import { verifyCosmos } from './verify-cosmos.ts'
import { verifyPolkadot } from './verify-polkadot.ts'

type Verify = (signed: SignedMessage) => boolean | Promise<boolean>

const verifiers: Readonly<Record<string, Verify>> = {
  eip155: ({ address, message, signature }) =>
    isHex(address) && isHex(signature) && verifyEthereum({ address, message, signature }),
  // A Solana address is the public key.
  solana: ({ address, message, signature }) =>
    ed25519.verify(base58.decode(signature), utf8ToBytes(message), base58.decode(address)),
  polkadot: verifyPolkadot,
  bip122: verifyBitcoin,
  cosmos: verifyCosmos,
}

/**
 * Verifies a message signature, as a server would. Returns false for invalid signatures and
 * addresses. Throws for an unknown namespace.
 */
export async function verifyMessage(signed: SignedMessage): Promise<boolean> {
  const verify = verifiers[signed.namespace]
  if (!verify) throw new Error(`Unknown namespace ${signed.namespace}.`)
  try {
    return await verify(signed)
  } catch {
    return false
  }
}
