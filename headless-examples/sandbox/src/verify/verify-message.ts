import { isHex, verifyMessage as verifyEthereum } from 'viem'
import type { SignedMessage } from './signed-message.ts'
import { verifyBitcoin } from './verify-bitcoin.ts'
import { verifyCosmos } from './verify-cosmos.ts'
import { verifyPolkadot } from './verify-polkadot.ts'
import { verifySolana } from './verify-solana.ts'

type Verify = (signed: SignedMessage) => boolean | Promise<boolean>

const ways: Readonly<Record<string, Verify>> = {
  eip155: ({ address, message, signature }) =>
    isHex(address) && isHex(signature) && verifyEthereum({ address, message, signature }),
  solana: verifySolana,
  polkadot: verifyPolkadot,
  bip122: verifyBitcoin,
  cosmos: verifyCosmos,
}

/** Whether a message was signed by an address, as a server of any family of chains would find out; what cannot be read was not. */
export async function verifyMessage(signed: SignedMessage): Promise<boolean> {
  const way = ways[signed.namespace]
  if (!way) throw new Error(`Nobody here knows signatures of ${signed.namespace}.`)
  try {
    return await way(signed)
  } catch {
    // unreadable is no signature
    return false
  }
}
