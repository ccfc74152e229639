import type { CaipNetworkId } from '../../domain/caip/caip.ts'

/** The fields of a sign-in request. The wallet shows them to the visitor. */
export type SolanaSignInInput = {
  /** Default: the host of the page. */
  domain?: string
  /** Default: the wallet chooses the account. */
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

/**
 * The account that signed in and the signed message, which names the page and contains all
 * requested fields.
 */
export type SolanaSignedIn = { address: string; signedMessage: Uint8Array; signature: Uint8Array }

/**
 * The provider of a connected Solana wallet, local or remote. It belongs to the account and network
 * that were active when the page requested it. Transactions are wire bytes. A wallet may change a
 * transaction, so use the returned bytes.
 */
export type SolanaProvider = {
  address: string
  chain: CaipNetworkId
  /**
   * Resolves with the 64 bytes of the signature. Throws `sign/not-verified` if the signature does
   * not match the message and the account.
   */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Resolves with the transaction, signed by this account. Other signatures may be missing. */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
  signAllTransactions(transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /**
   * Resolves with the signature in base58. If the wallet can only sign, sends the signed
   * transaction to a node of the network.
   */
  signAndSendTransaction(transaction: Uint8Array): Promise<string>
  /** Null if the wallet does not support sign-in. */
  signIn: ((input?: SolanaSignInInput) => Promise<SolanaSignedIn>) | null
  /**
   * Sends the transaction and resolves with its signature when it is confirmed. Rejects with the
   * errors of `signAndSendTransaction` and `confirm`.
   */
  sendAndConfirm(transaction: Uint8Array, signal?: AbortSignal): Promise<string>
  /**
   * Resolves when the transaction is confirmed. Rejects with `rpc/transaction-rejected` if it
   * failed on the chain and with `kit/timed-out` if it can no longer be included in a block.
   */
  confirm(signature: string, signal?: AbortSignal): Promise<void>
}
