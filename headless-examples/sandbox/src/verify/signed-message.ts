/**
 * A message with its claimed signer. `signature`: in the format that the kit returns. `publicKey`:
 * hex; required for Cosmos only.
 */
export type SignedMessage = {
  namespace: string
  address: string
  publicKey: string | null
  message: string
  signature: string
}
