import { Verifier } from 'bip322-js'
import type { BrowserCommand } from 'vitest/node'

type VerifyArgs = [address: string, message: string, signature: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Verifies an ECDSA or BIP-322 signature for a Bitcoin address with a library that runs in Node
     * only.
     */
    verifyBitcoin(...args: VerifyArgs): Promise<boolean>
  }
}

export const verifyBitcoin: BrowserCommand<VerifyArgs> = (_, address, message, signature) => {
  try {
    return Verifier.verifySignature(address, message, signature)
  } catch {
    return false // the library throws if no key can be recovered from the signature
  }
}
