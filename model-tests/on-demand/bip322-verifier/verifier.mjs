import { Verifier } from 'bip322-js'

/** Whether an address has signed a message with ECDSA or BIP-322. Throws for malformed signatures. */
export const verifySignature = (address, message, signature) =>
  Verifier.verifySignature(address, message, signature)
