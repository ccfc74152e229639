import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { TokenBalance } from '../domain/token/token-balance.ts'
import type {
  PreparedTransfer,
  ReceiverFacts,
  TokenFacts,
  TransferEnd,
  TransferLocation,
  TransferPayload,
  TransferRequest,
  TransferReview,
  TransferUpdate,
  Units,
} from '../domain/transfer/transfer.ts'

/**
 * Prepares, sends and tracks transfers in one namespace. Every call takes a signal and every error
 * is a `KitError`. Only `submit` opens a wallet prompt.
 */
export type TransferClient = {
  /**
   * The canonical (checksummed) form of an address. Null if the text is not an address of this
   * namespace.
   */
  checkAddress(text: string): string | null
  receiver(
    request: { network: Network; address: string },
    signal: AbortSignal,
  ): Promise<ReceiverFacts>
  /**
   * Reads a token from its contract or mint, with the balance of `holder`. Throws
   * `send/token-unreadable`.
   */
  token(
    request: { network: Network; asset: string; holder: string },
    signal: AbortSignal,
  ): Promise<TokenFacts>
  /**
   * The balances that the wallet itself reports (`wallet_getAssets`, EIP-7811). Null if the wallet
   * does not support that or returns an invalid result. Never opens a prompt.
   */
  walletAssets(
    request: { connectorId: string; network: Network; address: string },
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[] | null>
  /**
   * The amount of the native token that has to stay in the account to pay the fee when the rest is
   * sent: in the smallest unit, rounded up.
   */
  feeReserve(
    request: Omit<TransferRequest, 'amount' | 'decimals'>,
    signal: AbortSignal,
  ): Promise<Units>
  /**
   * Builds the payload exactly as the wallet will receive it, with its fee. Reads decimals and
   * funds from the chain and checks the transaction. Throws `send/…` and `transaction/…`.
   */
  prepare(request: TransferRequest, signal: AbortSignal): Promise<PreparedTransfer>
  /**
   * Decodes a payload for the review by the visitor. `facts` are the values that the payload does
   * not contain; `prepare` read them from the chain. Pure. Throws `send/changed` for any other
   * payload than a single transfer.
   */
  review(
    payload: TransferPayload,
    facts: Pick<TransferReview, 'decimals' | 'symbol' | 'fee' | 'accountRent'>,
  ): TransferReview
  digest(payload: TransferPayload): string
  /**
   * Checks that the digest matches the payload, that the wallet is on the same account and network,
   * and that the funds still suffice. Throws `send/changed` and other `send/…` codes,
   * `send/expired` if only the time limit has passed (Solana, after about a minute), and
   * `send/fee-risen` if only the fee no longer suffices. A transfer that is prepared again then
   * needs no new review if `isSameReview` (`domain/transfer/same-review`) returns true.
   */
  recheck(
    request: { connectorId: string; network: Network; prepared: PreparedTransfer },
    signal: AbortSignal,
  ): Promise<void>
  /** Opens one prompt. Resolves with the transaction hash. */
  submit(
    request: { connectorId: string; network: Network; prepared: PreparedTransfer },
    signal: AbortSignal,
  ): Promise<string>
  /**
   * Reads the sent transaction from the chain, compares it with the review and polls until it has a
   * final status. Rejects only when aborted and with `endpoint/…`.
   */
  track(
    request: { network: Network; prepared: PreparedTransfer; hash: string },
    onUpdate: (update: TransferUpdate) => void,
    signal: AbortSignal,
  ): Promise<TransferEnd>
  /**
   * Describes the transaction that a wallet sent for a request, from its untrusted parameters. The
   * call of a contract counts as a payment of its value to the contract. The fee is 0. Null for
   * another method, for several calls, and if the parameters are not those of a transaction.
   */
  readSent(
    request: { network: Network; from: string; method: string; params: unknown },
    signal: AbortSignal,
  ): Promise<PreparedTransfer | null>
  /**
   * Looks for a sent transaction that its network does not know on the networks to which the wallet
   * may have changed: its current one, and those in `visited`. Null if it is on none of them. Never
   * opens a prompt.
   */
  locate(
    request: {
      connectorId: string
      network: Network
      prepared: PreparedTransfer
      hash: string
      visited: readonly CaipNetworkId[]
    },
    signal: AbortSignal,
  ): Promise<TransferLocation | null>
  /**
   * The number of transactions of an account that are not in a block yet, as the network's nodes
   * report it.
   */
  countPending(request: { network: Network; address: string }, signal: AbortSignal): Promise<bigint>
}
