import type { Kit } from '@latchkit/core'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { isProvider } from './isProvider.ts'

export type Signature =
  | { step: 'none' }
  | { step: 'asking' }
  | { step: 'verified'; signature: string; by: string }
  | { step: 'failed'; why: string }

/** The signing account. `publicKey`: hex, if the wallet shared it. */
export type Signer = { namespace: string; address: string; publicKey: string | null }

/**
 * Requests a signature and verifies it as a server would. Uses the wallet's provider on eip155 and
 * the kit elsewhere.
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
      return { step: 'failed', why: 'The wallet did not answer with a signature.' }
    const genuine = await verifyMessage({ ...signer, message, signature })
    return genuine
      ? { step: 'verified', signature, by: address }
      : { step: 'failed', why: 'The signature is not by this account.' }
  } catch (error) {
    return { step: 'failed', why: error instanceof Error ? error.message : 'The wallet refused.' }
  }
}

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
