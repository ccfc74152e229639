import { stringToU8a, u8aWrapBytes } from '@polkadot/util'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import type { BrowserCommand } from 'vitest/node'

type VerifyArgs = [address: string, message: string, signature: string]

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Verifies a signature of a message wrapped in <Bytes> for a Polkadot address of any key type
     * with the Polkadot libraries.
     */
    verifyPolkadot(...args: VerifyArgs): Promise<boolean>
  }
}

export const verifyPolkadot: BrowserCommand<VerifyArgs> = async (
  _,
  address,
  message,
  signature,
) => {
  await cryptoWaitReady()
  return signatureVerify(u8aWrapBytes(stringToU8a(message)), signature, address).isValid
}
