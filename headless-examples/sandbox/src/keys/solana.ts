import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  address,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
} from '@solana/web3.js'

/** Address of a 32-byte secret: its Ed25519 public key in base58. */
export const solanaAddress = (secret: Uint8Array): string =>
  base58.encode(ed25519.getPublicKey(secret))

/** Signs the bytes unchanged. Returns 64 bytes. */
export const signSolanaBytes = (secret: Uint8Array, bytes: Uint8Array): Uint8Array =>
  ed25519.sign(bytes, secret)

/** `signers`: required signers, the fee payer first. `signed`: the signers that have signed. */
export type SolanaTransaction = { signers: readonly string[]; signed: readonly string[] }

/** Decodes a transaction. Throws if the bytes are not a transaction. */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const { signatures } = getTransactionDecoder().decode(bytes)
  const signed = Object.entries(signatures).flatMap(([signer, signature]) =>
    signature === null ? [] : [signer],
  )
  return { signers: Object.keys(signatures), signed }
}

/** Adds the signature of a secret. Throws if the transaction does not require its signature. */
export function signSolanaTransaction(
  secret: Uint8Array,
  bytes: Uint8Array,
): { bytes: Uint8Array; signature: Uint8Array } {
  const transaction = getTransactionDecoder().decode(bytes)
  const signer = address(solanaAddress(secret))
  if (!(signer in transaction.signatures))
    throw new Error(`The transaction does not require a signature of ${signer}.`)
  const signature = signSolanaBytes(secret, Uint8Array.from(transaction.messageBytes))
  const signatures = { ...transaction.signatures, [signer]: signature as SignatureBytes }
  return {
    bytes: Uint8Array.from(getTransactionEncoder().encode({ ...transaction, signatures })),
    signature,
  }
}
