import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import type { BrowserCommand } from 'vitest/node'

type VerifyArgs = [address: string, message: string, signature: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Verifies an Ed25519 signature for a Solana address with Node's cryptography. */
    verifySolana(...args: VerifyArgs): Promise<boolean>
  }
}

export const verifySolana: BrowserCommand<VerifyArgs> = (_, address, message, signature) => {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(message), key, base58.decode(signature))
}
