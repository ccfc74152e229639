import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { SolanaSignInInput } from './solana.types.ts'

/** Some wallets across the relay give the signature alone. */
export type Signed = { transaction: Uint8Array } | { signature: Uint8Array }
export type SignedIn = { address: string; signedMessage: Uint8Array; signature: Uint8Array }

/**
 * One account of a wallet, wherever the wallet is. What it gives has the right form; whether it is true is for whoever asks to see.
 * What a wallet cannot do it rejects with a code that `isUnsupported` knows.
 */
export type Signer = {
  address: string
  signMessage(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array>
  /** One answer each, in their order. */
  signTransactions(
    transactions: readonly Uint8Array[],
    network: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<readonly Signed[]>
  /** The signature of what it sent. */
  send(transaction: Uint8Array, network: CaipNetworkId, signal: AbortSignal): Promise<Uint8Array>
  signIn: ((input: SolanaSignInInput, signal: AbortSignal) => Promise<SignedIn>) | null
}
