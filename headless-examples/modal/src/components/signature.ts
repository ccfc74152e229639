import type { Kit } from '@latchkit/core'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { createPublicClient, custom, isAddress, isHex } from 'viem'
import { isProvider } from './isProvider.ts'

export type Signature =
  | { step: 'none' }
  | { step: 'requesting' }
  | { step: 'verified'; signature: string; address: string }
  | { step: 'failed'; reason: string }

/** The signing account. `publicKey`: hex, if the wallet shared it. */
export type Signer = { namespace: string; address: string; publicKey: string | null }

/**
 * Requests a signature and verifies it as a server would. Requests it from the wallet's provider on
 * eip155, and through the kit in other namespaces.
 */
export async function signAndVerify(
  wallet: Kit['wallet'],
  signer: Signer,
  message: string,
): Promise<Signature> {
  const { namespace, address } = signer
  const provider = wallet.provider(namespace)
  try {
    const signature = isProvider(provider)
      ? await provider.request({ method: 'personal_sign', params: [hexOf(message), address] })
      : await wallet.signMessage(message, namespace)
    if (typeof signature !== 'string')
      return { step: 'failed', reason: 'The wallet returned no signature.' }
    const isValid =
      (await verifyMessage({ ...signer, message, signature })) ||
      (isProvider(provider) && (await isSignedByContract(provider, address, message, signature)))
    return isValid
      ? { step: 'verified', signature, address }
      : { step: 'failed', reason: "The signature isn't from this account." }
  } catch (error) {
    return {
      step: 'failed',
      reason: error instanceof Error ? error.message : 'The wallet declined the request.',
    }
  }
}

/** Whether a smart account signed the message (ERC-1271, ERC-6492), which its contract decides. */
async function isSignedByContract(
  provider: Parameters<typeof custom>[0],
  address: string,
  message: string,
  signature: string,
): Promise<boolean> {
  if (!isAddress(address) || !isHex(signature)) return false
  const client = createPublicClient({ transport: custom(provider) })
  return client.verifyMessage({ address, message, signature })
}

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
