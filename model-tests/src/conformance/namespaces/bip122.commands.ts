import type { BrowserCommand } from 'vitest/node'
import { loadVerifier } from '../bip322-js.fixture.ts'

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

export const verifyBitcoin: BrowserCommand<VerifyArgs> = async (_, ...signed) => {
  const verifier = await loadVerifier()
  try {
    return verifier.verifySignature(...signed)
  } catch {
    return false // the library throws if no key can be recovered from the signature
  }
}
