import type { CaipNetworkId } from '../../domain/caip/caip.ts'

/** What a page may ask a visitor to sign in with; texts are shown by the wallet. */
export type SolanaSignInInput = {
  /** Default: the page's own. */
  domain?: string
  /** Default: the account in front. */
  address?: string
  statement?: string
  uri?: string
  version?: string
  chainId?: string
  nonce?: string
  issuedAt?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

/** Who signed in, and what was signed: it names the page and everything that was asked for. */
export type SolanaSignedIn = { address: string; signedMessage: Uint8Array; signature: Uint8Array }

/**
 * A connected Solana wallet for the page's own requests, in this browser or across the relay. It is about the account and network of the
 * moment it was asked for. Transactions cross as wire bytes; a wallet may alter what it is given, so go on with what comes back.
 */
export type SolanaProvider = {
  address: string
  chain: CaipNetworkId
  /** The 64 bytes of the signature; one that does not fit the message is refused. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Signed by this account; other signers may be missing. */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
  signAllTransactions(transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** The signature in base58. A wallet that cannot send signs, and we send. */
  signAndSendTransaction(transaction: Uint8Array): Promise<string>
  /** null where the wallet cannot. */
  signIn: ((input?: SolanaSignInInput) => Promise<SolanaSignedIn>) | null
  /** Sends, and resolves when the transaction is confirmed, as `confirm` does. */
  sendAndConfirm(transaction: Uint8Array, signal?: AbortSignal): Promise<string>
  /**
   * Resolves when the transaction is confirmed. Rejects with `rpc/transaction-rejected` when it failed on the chain, with `kit/timed-out`
   * when it can no longer get into a block.
   */
  confirm(signature: string, signal?: AbortSignal): Promise<void>
}
