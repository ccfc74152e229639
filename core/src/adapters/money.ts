import type { Network } from '../domain/network/network.ts'
import type { TokenBalance } from '../domain/token/token-balance.ts'
import type {
  PreparedTransfer,
  ReceiverFacts,
  TokenFacts,
  TransferEnd,
  TransferNews,
  TransferPayload,
  TransferRequest,
  TransferReview,
  Units,
} from '../domain/transfer/transfer.ts'

/** What a namespace can do with money. Every call takes a signal; everything thrown is a `KitError`. Nothing but `submit` reaches a wallet's prompt. */
export type Money = {
  /** The checksummed, canonical form of an address of this namespace; null: it is none (a wrong checksum included). */
  checkAddress(text: string): string | null
  receiver(
    request: { network: Network; address: string },
    signal: AbortSignal,
  ): Promise<ReceiverFacts>
  /** As its contract or mint says it, with what `holder` has. Throws `send/token-unreadable`. */
  token(
    request: { network: Network; asset: string; holder: string },
    signal: AbortSignal,
  ): Promise<TokenFacts>
  /** What the wallet itself says it holds (`wallet_getAssets`); null: it cannot, or its answer is no good. Never prompts. */
  walletAssets(
    request: { connectorId: string; network: Network; address: string },
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[] | null>
  /** What of the native token has to stay behind for the fee when all of it is sent; rounded up. */
  reserve(
    request: Omit<TransferRequest, 'amount' | 'decimals'>,
    signal: AbortSignal,
  ): Promise<Units>
  /**
   * Builds exactly what will be handed over, with its fee, after the transaction checks of section 5; confirms decimals and funds on chain.
   * Throws `send/…`.
   */
  prepare(request: TransferRequest, signal: AbortSignal): Promise<PreparedTransfer>
  /** What a payload does, read back out of it, with the facts that are not in it taken from the chain by `prepare`. Pure. */
  review(
    payload: TransferPayload,
    facts: Pick<TransferReview, 'decimals' | 'symbol' | 'fee' | 'accountRent'>,
  ): TransferReview
  digest(payload: TransferPayload): string
  /**
   * Checks that payload and digest fit, that the wallet is on that account and network, and that the funds are still there. Throws `send/changed` …;
   * `send/expired` where nothing is wrong but that it waited too long (Solana, after about a minute): what is prepared anew may go on
   * without a further look if `isSameReview` (domain/same-review) says so.
   */
  recheck(
    request: { connectorId: string; network: Network; prepared: PreparedTransfer },
    signal: AbortSignal,
  ): Promise<void>
  /** One prompt; resolves with the hash. */
  submit(
    request: { connectorId: string; network: Network; prepared: PreparedTransfer },
    signal: AbortSignal,
  ): Promise<string>
  /** Reads back what was sent, compares it with what was reviewed, and follows it to its end. Ends only with an end, an abort or `endpoint/…`. */
  follow(
    request: { network: Network; prepared: PreparedTransfer; hash: string },
    news: (news: TransferNews) => void,
    signal: AbortSignal,
  ): Promise<TransferEnd>
  /** How many transactions of an account no block has taken yet, as far as its network's nodes can tell. */
  pending(request: { network: Network; address: string }, signal: AbortSignal): Promise<bigint>
}
