import type { ErrorCode } from '../../errors/catalogue.ts'
import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'
import type { Network } from '../network/network.ts'
import type { ChainToken } from '../token/chain-token.ts'

/**
 * An amount in the smallest unit (wei, lamports, base units) as exact text: decimal digits only.
 */
export type Units = string

/** The data of a token's contract or mint, with the balance of a holder. */
export type TokenFacts = ChainToken & { balance: Units }

/** A transfer to prepare. `asset`: plain contract or mint address, null for the native token. */
export type TransferRequest = {
  network: Network
  connectorId: string
  /** Plain addresses. */
  from: string
  to: string
  asset: string | null
  amount: Units
  /**
   * The decimals of the token list, null if unknown. `prepare` compares them with the chain and
   * throws `send/decimals-mismatch` if they differ (rule R12).
   */
  decimals: number | null
}

/**
 * An EVM transaction exactly as the wallet receives it. Numbers are 0x quantities. Has either
 * `gasPrice` or the EIP-1559 fields.
 */
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
/** A Solana transaction: the unsigned wire bytes in base64. */
export type SolanaPayload = {
  namespace: 'solana'
  caipNetworkId: CaipNetworkId
  from: string
  transaction: string
}
export type TransferPayload = EvmPayload | SolanaPayload

/** The effect of a payload, decoded from the payload itself, for the review screen (rule R13). */
export type TransferReview = {
  caipNetworkId: CaipNetworkId
  from: string
  /** The receiver, never a token contract. */
  to: string
  /** Plain contract or mint address. Null for the native token. */
  asset: string | null
  amount: Units
  decimals: number
  /** With the short address of the contract if it imitates another name (fault V1). */
  symbol: string
  /** The maximum fee, in the native token. */
  fee: { amount: Units; decimals: number; symbol: string }
  /**
   * Cost of creating the receiver's token account, in the native token. Null if the account exists
   * or the chain has no token accounts.
   */
  accountRent: Units | null
}

/**
 * `digest`: SHA-256 of the payload's canonical JSON, in hex. Checked again before the wallet
 * request (rule R13).
 */
export type PreparedTransfer = { payload: TransferPayload; review: TransferReview; digest: string }

/** Properties of a receiver. A contract may be unable to receive funds. */
export type ReceiverFacts = { isContract: boolean }

/**
 * The status of a transfer after its wallet request.
 *
 * - `awaitingWallet`: the wallet has the request.
 * - `unresponsive`: the wallet has not responded for a while.
 * - `sent`: the hash is known.
 * - `slow`: no block has included it for a long time.
 * - `underpriced`: no block can include it while the base fee exceeds what it offers.
 * - `included`: a block contains it, and it succeeded there. That block may still be replaced.
 * - `reorganized`: the block in which it succeeded was replaced, and it succeeded in no other one yet.
 * - `confirmed`, `reverted`: the block that contains it is final (decision 49).
 * - `replaced`: a final block contains another transaction with the same nonce.
 * - `dropped`: no block can include it any more.
 * - `astray`: its network does not know it, and the wallet changed to a network that the page does
 *   not know. It may have been sent there.
 * - `misdirected`: the wallet sent it on another network.
 * - `mismatched`: the transaction that was sent differs from the review (rule R14).
 * - `rejected`: the visitor rejected the request.
 * - `failed`: nothing was sent. With the problem `send/unfollowed` the outcome is unknown.
 */
export type TransferStatus =
  | 'awaitingWallet'
  | 'unresponsive'
  | 'sent'
  | 'slow'
  | 'underpriced'
  | 'included'
  | 'reorganized'
  | 'confirmed'
  | 'reverted'
  | 'replaced'
  | 'dropped'
  | 'astray'
  | 'misdirected'
  | 'mismatched'
  | 'rejected'
  | 'failed'

/** One transfer, from its wallet request on. Plain data. */
export type TransferEntry = {
  id: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  connectorId: string
  review: TransferReview
  status: TransferStatus
  hash: string | null
  /** The other network of the statuses `astray` and `misdirected`, else null. */
  otherNetwork: Network | null
  /** The reason why the transfer was rejected or failed. */
  problem: ErrorCode | null
  /** The visitor has seen that the outcome is unknown, and left it. */
  acknowledged: boolean
  /** ms since 1970. */
  startedAt: number
}

/**
 * A change while a hash is tracked. After `mismatched`, tracking continues to the end. `included` and
 * `reorganized` alternate. A block in which the transfer fails is no `included`. `underpriced`: the
 * base fee exceeds what the pending transaction offers per unit of gas. `priced`: it no longer does.
 */
export type TransferUpdate =
  | { type: 'seen' }
  | { type: 'mismatched' }
  | { type: 'included' }
  | { type: 'reorganized' }
  | { type: 'underpriced' }
  | { type: 'priced' }
  | { type: 'replaced'; hash: string | null }
/**
 * Another network than that of the transfer. `sent`: its nodes know the transaction. `altered`: the
 * same, and it also differs from the review in other ways. `notConfigured`: the wallet was on this
 * network, and the page has no nodes of it.
 */
export type TransferLocation = {
  /** A placeholder without nodes if `notConfigured`. */
  network: Network
  result: 'sent' | 'altered' | 'notConfigured'
}
/** The result of tracking a hash. `unknown`: no node could report the outcome. */
export type TransferEnd = 'confirmed' | 'reverted' | 'dropped' | 'replaced' | 'unknown'
