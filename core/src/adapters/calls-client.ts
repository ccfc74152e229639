import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { ChainToken } from '../domain/token/chain-token.ts'
import type { Call, CallsStatus, Capabilities } from '../domain/transfer/calls.ts'
import type { Units } from '../domain/transfer/transfer.ts'

export type SendCalls = {
  connectorId: string
  network: Network
  from: string
  calls: readonly Call[]
  /**
   * Whether all calls have to succeed or fail together. A wallet without support throws
   * `rpc/atomicity-not-supported`.
   */
  atomic: boolean
  /** The page's id for the batch. If null, the wallet creates the id. */
  id: string | null
}

/**
 * Sends several calls in one wallet prompt (EIP-5792). A wallet without support throws
 * `rpc/unsupported-method`. Every error is a `KitError`; the wallet's error numbers 5700 to 5760
 * become `rpc/…` codes.
 */
export type CallsClient = {
  /**
   * The maximum network fee of a transaction, in the smallest unit, with the gas limit and the
   * highest price that it states. `transaction`: the untrusted parameters of `eth_sendTransaction` or
   * `eth_signTransaction`. Never opens a prompt. Throws `rpc/invalid-params` if it states a part of
   * the fee that cannot be counted.
   */
  fee(
    request: { caipNetworkId: CaipNetworkId; from: string; transaction: unknown },
    signal: AbortSignal,
  ): Promise<Units>
  /**
   * Reads a token from its contract on a configured network, never from a wallet. Throws
   * `send/token-unreadable` if the address is not a token's.
   */
  token(
    request: { caipNetworkId: CaipNetworkId; contract: string },
    signal: AbortSignal,
  ): Promise<ChainToken>
  /** Capabilities of all networks that the wallet lists. Never opens a prompt. */
  capabilities(
    request: { connectorId: string; address: string },
    signal: AbortSignal,
  ): Promise<Capabilities>
  /** Opens one prompt. Resolves with the id of the batch. */
  send(request: SendCalls, signal: AbortSignal): Promise<string>
  status(request: { connectorId: string; id: string }, signal: AbortSignal): Promise<CallsStatus>
  /**
   * Polls the status for up to two minutes, then returns an unfinished batch as pending. Throws
   * `kit/timed-out` if the wallet did not respond within that time.
   */
  wait(request: { connectorId: string; id: string }, signal: AbortSignal): Promise<CallsStatus>
}
