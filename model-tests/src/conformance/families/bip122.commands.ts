import { Verifier } from 'bip322-js'
import type { BrowserCommand } from 'vitest/node'

type Asked = [address: string, message: string, signature: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether a message was signed for a Bitcoin address, either way; by a library that runs in Node only. */
    verifyBitcoin(...asked: Asked): Promise<boolean>
  }
}

export const verifyBitcoin: BrowserCommand<Asked> = (_, address, message, signature) => {
  try {
    return Verifier.verifySignature(address, message, signature)
  } catch {
    return false // the library throws for a signature that recovers to no key
  }
}
