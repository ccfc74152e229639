import type { Kit } from '@latchkit/core'
import { BrowserProvider } from 'ethers'

/** A signer of ethers for the connected account. Null without one. */
export async function createSigner(kit: Kit) {
  const provider = kit.wallet.provider('eip155')
  const { address } = kit.account.get('eip155')
  if (provider === null || address === null) return null
  return new BrowserProvider(provider).getSigner(address)
}
