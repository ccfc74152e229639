import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

export type RpcRequest = { method: string; params: readonly unknown[] }
/** One answer of a batch: each call of a batch ends on its own. */
export type RpcOutcome = { ok: true; result: unknown } | { ok: false; error: KitError }

export type JsonRpcOptions = {
  platform: Platform
  caipNetworkId: CaipNetworkId
  /** Asked in this order until ranking knows better. */
  urls: readonly string[]
  /** Only ever told to the gateway. */
  projectId: string | null
}

/** Asks one network through one or several endpoints. Everything thrown is a `KitError`; an aborted call rejects at once. */
export type JsonRpc = {
  request(request: RpcRequest, signal: AbortSignal): Promise<unknown>
  /** One HTTP request; outcomes in the order of `requests`. Rejects only when no endpoint answered at all. */
  batch(requests: readonly RpcRequest[], signal: AbortSignal): Promise<readonly RpcOutcome[]>
  /** Ends ranking and every open call (`kit/stopped`). */
  stop(): void
}
