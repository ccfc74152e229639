import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { SolanaSignInInput } from './solana.types.ts'

/** A signed transaction. Some remote wallets return only the signature. */
export type Signed = { transaction: Uint8Array } | { signature: Uint8Array }
export type SignedIn = { address: string; signedMessage: Uint8Array; signature: Uint8Array }

/**
 * Requests signatures for one account of a wallet, local or remote. Results have a valid form; the
 * caller verifies signatures. A method that the wallet does not support rejects with an error for
 * which `isUnsupported` returns true.
 */
export type Signer = {
  address: string
  signMessage(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array>
  /** One result per transaction, in order. */
  signTransactions(
    transactions: readonly Uint8Array[],
    network: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<readonly Signed[]>
  /** Resolves with the signature of the sent transaction. */
  send(transaction: Uint8Array, network: CaipNetworkId, signal: AbortSignal): Promise<Uint8Array>
  signIn: ((input: SolanaSignInInput, signal: AbortSignal) => Promise<SignedIn>) | null
}
