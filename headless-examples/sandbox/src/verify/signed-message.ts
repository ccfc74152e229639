/** A message, who is said to have signed it, and the signature as the kit gives it. `publicKey` is hex; Cosmos needs it. */
export type SignedMessage = {
  namespace: string
  address: string
  publicKey: string | null
  message: string
  signature: string
}
