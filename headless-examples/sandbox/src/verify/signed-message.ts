/**
 * A message with its claimed signer. `signature`: as the kit returns it. `publicKey`: hex; required
 * for Cosmos only.
 */
export type SignedMessage = {
  namespace: string
  address: string
  publicKey: string | null
  message: string
  signature: string
}
