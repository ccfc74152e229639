import type { ErrorCode } from '../../errors/catalogue.ts'
import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { Network } from '../network/network.ts'

/** An amount in the smallest unit (wei, lamports, base units) as exact text: decimal digits only. */
export type Units = string

/** What a token's own contract or mint says. Texts are cleaned, and may be empty where it says nothing. */
export type TokenFacts = { name: string; symbol: string; decimals: number; balance: Units }

/** What is to be sent. `asset`: plain contract or mint address, null: the native token. */
export type TransferRequest = {
  network: Network
  connectorId: string
  /** Plain addresses. */
  from: string
  to: string
  asset: string | null
  amount: Units
  /** What the list said, to be confirmed on chain; null: nobody said. A mismatch is `send/decimals-mismatch`. */
  decimals: number | null
}

/** Of an EVM transaction, exactly as it goes to the wallet; numbers are 0x quantities. Either `gasPrice` or the EIP-1559 fields. */
export type EvmPayload = {
  namespace: 'eip155'
  caipNetworkId: CaipNetworkId
  from: string
  to: string
  value: string
  data: string
  gas: string
  gasPrice: string | null
  maxFeePerGas: string | null
  maxPriorityFeePerGas: string | null
}
/** Of a Solana transaction: the unsigned wire bytes in base64. */
export type SolanaPayload = {
  namespace: 'solana'
  caipNetworkId: CaipNetworkId
  from: string
  transaction: string
}
export type TransferPayload = EvmPayload | SolanaPayload

/** What a payload does, read back out of the payload itself: what a review shows (rule R13). */
export type TransferReview = {
  caipNetworkId: CaipNetworkId
  from: string
  /** Who receives, never the contract in between. */
  to: string
  /** Plain contract or mint address; null: the native token. */
  asset: string | null
  amount: Units
  decimals: number
  symbol: string
  /** In the native token: at most this is paid. */
  fee: { amount: Units; decimals: number; symbol: string }
  /** What creating the receiver's token account costs, in the native token; null: it exists, or the chain has none. */
  accountRent: Units | null
}

/** `digest`: SHA-256 over the canonical JSON of the payload, hex; checked again before the wallet is asked. */
export type PreparedTransfer = { payload: TransferPayload; review: TransferReview; digest: string }

/** What is known of a receiver: a contract may not be able to receive. */
export type ReceiverFacts = { isContract: boolean }

/**
 * How a transfer stands that a wallet was asked for. `handed`: the wallet has it; `silent`: for a while nothing was heard; `sent`: its hash
 * is known; `slow`: no block took it for long; `replaced`: another transaction took its place; `dropped`: it can get into no block any more;
 * `altered`: what was sent is not what was reviewed (rule R14). `failed`: nothing was sent; with `send/unfollowed` nobody can say.
 */
export type TransferStatus =
  | 'handed'
  | 'silent'
  | 'sent'
  | 'slow'
  | 'confirmed'
  | 'reverted'
  | 'replaced'
  | 'dropped'
  | 'altered'
  | 'refused'
  | 'failed'

/** One transfer from the moment a wallet was asked. Plain data. */
export type TransferEntry = {
  id: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  connectorId: string
  review: TransferReview
  status: TransferStatus
  hash: string | null
  /** Why it was refused or failed. */
  problem: ErrorCode | null
  /** ms since 1970. */
  startedAt: number
}

/** What the chain says of a hash, step by step. `altered` is said at once; it goes on to its end, which may be that no node can tell it. */
export type TransferNews =
  | { type: 'seen' }
  | { type: 'altered' }
  | { type: 'replaced'; hash: string | null }
export type TransferEnd = 'confirmed' | 'reverted' | 'dropped' | 'replaced' | 'untold'
