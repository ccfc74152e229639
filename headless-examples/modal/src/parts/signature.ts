import type { WalletProvider } from '@latchkit/sandbox/wallets'

export type Signature =
  | { step: 'none' }
  | { step: 'asking' }
  | { step: 'verified'; signature: string; by: string }
  | { step: 'failed'; why: string }

/** Lets the wallet sign through its own provider and checks the signature as a server would. */
export async function signAndVerify(provider: WalletProvider, address: string, message: string): Promise<Signature> {
  const { getAddress, isHex, stringToHex, verifyMessage } = await import('viem')
  try {
    const signature = await provider.request({ method: 'personal_sign', params: [stringToHex(message), address] })
    if (!isHex(signature)) return { step: 'failed', why: 'The wallet did not answer with a signature.' }
    const genuine = await verifyMessage({ address: getAddress(address), message, signature })
    return genuine ? { step: 'verified', signature, by: address } : { step: 'failed', why: 'The signature is not by this account.' }
  } catch (error) {
    return { step: 'failed', why: error instanceof Error ? error.message : 'The wallet refused.' }
  }
}
