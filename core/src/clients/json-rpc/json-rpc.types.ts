import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { CustomRpcUrls } from '../../domain/network/network.ts'
import type { KitError } from '../../errors/kit-error.ts'
import type { HttpPlatform } from '../http/request.ts'

export type RpcRequest = { method: string; params: readonly unknown[] }
/** The outcome of one call of a batch; the calls of a batch fail independently. */
export type RpcOutcome = { ok: true; result: unknown } | { ok: false; error: KitError }

export type JsonRpcOptions = {
  platform: HttpPlatform
  caipNetworkId: CaipNetworkId
  /** Endpoints, used in this order until the ranking has measured them. */
  urls: readonly string[]
  /** Sent to the hosted gateway only. Null without a project. */
  projectId: string | null
  /** Headers of the page for its own nodes. */
  customRpcUrls?: CustomRpcUrls
  /**
   * Whether the network is in use, so that its endpoints may be measured. Default: while the client
   * sends requests.
   */
  isInUse?: () => boolean
}

/**
 * A JSON-RPC client for one network with one or more endpoints. All errors are `KitError`s; an
 * aborted call rejects at once.
 */
export type JsonRpc = {
  /**
   * Resolves with the `result` of the response. `onPost`: called just before an endpoint gets the
   * request; a failure without it sent nothing.
   */
  request(request: RpcRequest, signal: AbortSignal, onPost?: () => void): Promise<unknown>
  /**
   * Sends one HTTP request and resolves with the outcomes in the order of `requests`. Rejects only
   * if no endpoint responds with a batch.
   */
  batch(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly RpcOutcome[]>
  /** Stops the ranking and rejects all open calls with `kit/stopped`. */
  stop(): void
}
