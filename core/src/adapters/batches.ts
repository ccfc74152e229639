import type { Network } from '../domain/network/network.ts'
import type { Call, CallsStatus, Capabilities } from '../domain/transfer/calls.ts'

export type SendCalls = {
  connectorId: string
  network: Network
  from: string
  calls: readonly Call[]
  /** All or nothing: a wallet that cannot is refused with `rpc/atomicity-not-supported`. */
  atomic: boolean
  /** The page's own name for it; null: the wallet makes one. */
  id: string | null
}

/**
 * Several calls with one prompt (EIP-5792), where the wallet has it; else `rpc/unsupported-method`. Everything thrown is a `KitError`, the
 * numbers 5700 to 5760 as `rpc/…`.
 */
export type Batches = {
  /** Never prompts. Of all networks the wallet names. */
  capabilities(
    request: { connectorId: string; address: string },
    signal: AbortSignal,
  ): Promise<Capabilities>
  /** One prompt; resolves with the batch's id. */
  send(request: SendCalls, signal: AbortSignal): Promise<string>
  status(request: { connectorId: string; id: string }, signal: AbortSignal): Promise<CallsStatus>
  /** Looks again and again, for two minutes at most: what is pending by then is told as it is. */
  wait(request: { connectorId: string; id: string }, signal: AbortSignal): Promise<CallsStatus>
}
