import type { Kit } from '@latchkit/core'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { isProvider } from './isProvider.ts'

export type Signature =
  | { step: 'none' }
  | { step: 'asking' }
  | { step: 'verified'; signature: string; by: string }
  | { step: 'failed'; why: string }

/** Who signs: as the kit knows them. `publicKey`: hex, where the wallet told it. */
export type Signer = { namespace: string; address: string; publicKey: string | null }

/** Lets the wallet sign and checks the signature as a server would. On Ethereum the page asks the wallet's own provider, elsewhere the kit. */
export async function signAndVerify(
  { signMessage, getWalletProvider }: Pick<Kit, 'signMessage' | 'getWalletProvider'>,
  signer: Signer,
  message: string,
): Promise<Signature> {
  const { namespace, address } = signer
  const provider = getWalletProvider(namespace)
  try {
    const signature = isProvider(provider)
      ? await provider.request({ method: 'personal_sign', params: [hexOf(message), address] })
      : await signMessage(message, namespace)
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
