import { pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { signatureVerify } from '@polkadot/util-crypto'
import { base58, base64, hex } from '@scure/base'
import { verifyMessage } from 'ethers'
import nacl from 'tweetnacl'
import { loadVerifier } from './bip322-js.fixture.ts'
import type { WalletSigner } from './wallet-signers.fixture.ts'

type Signed = Pick<WalletSigner, 'address' | 'publicKey'> & { message: string; signature: string }

const bitcoinVerifier = await loadVerifier()
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Verifies with a library that Latchkit does not use. Libraries throw for malformed signatures. */
const verifiers: Readonly<Record<string, (signed: Signed) => boolean | Promise<boolean>>> = {
  eip155: ({ address, message, signature }) =>
    verifyMessage(message, signature).toLowerCase() === address.toLowerCase(),
  solana: ({ address, message, signature }) =>
    nacl.sign.detached.verify(bytesOf(message), base58.decode(signature), base58.decode(address)),
  bip122: ({ address, message, signature }) =>
    bitcoinVerifier.verifySignature(address, message, signature),
  polkadot: ({ address, message, signature }) =>
    signatureVerify(bytesOf(message), signature, address).isValid,
  cosmos: verifyCosmos,
}

/** Verifies ADR-36 with the public key of the account, which must have the address. */
function verifyCosmos({ address, publicKey, message, signature }: Signed): boolean {
  const key = hex.decode(publicKey ?? '')
  const pubkey = { type: 'tendermint/PubKeySecp256k1', value: base64.encode(key) }
  const prefix = address.slice(0, address.lastIndexOf('1'))
  if (pubkeyToAddress(pubkey, prefix) !== address) return false
  const document = serializeSignDoc({
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [
      {
        type: 'sign/MsgSignData',
        value: { signer: address, data: base64.encode(bytesOf(message)) },
      },
    ],
    memo: '',
  })
  const parsed = Secp256k1Signature.fromFixedLength(base64.decode(signature))
  return Secp256k1.verifySignature(parsed, sha256(document), key)
}

/** Whether an account has signed a text, as a well-known library of its namespace says. */
export async function isSignedIndependently(namespace: string, signed: Signed): Promise<boolean> {
  const verify = verifiers[namespace]
  if (verify === undefined) throw new Error(`No library verifies ${namespace}`)
  try {
    return await verify(signed)
  } catch {
    return false
  }
}
