import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'

/** A request of a page to a provider. */
export type ProviderRequest = { method: string; params?: unknown }

/**
 * Copies a request of a page as JSON, the form in which wallets receive it: the page cannot change
 * the copy, and each getter, proxy and `toJSON` is evaluated once, so that what is checked and shown
 * is what is sent (fault EM18). Throws `rpc/invalid-request` without a method, and
 * `rpc/invalid-params` for values that JSON cannot hold, such as functions and bytes.
 */
export function copyRequest(request: unknown): ProviderRequest {
  const method = read(request, 'method')
  if (typeof method !== 'string') throw new KitError(rpcErrors, 'rpc/invalid-request')
  const params = read(request, 'params')
  return params === undefined ? { method } : { method, params: copyJson(params) }
}

/** Copies a value as JSON. Throws `rpc/invalid-params` if JSON cannot hold it. */
export function copyJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value, rejectOthers))
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause })
  }
}

/**
 * JSON would drop these values or what they contain, or replace them with null. `undefined` is
 * omitted from objects and null in lists, as wallets receive it of pages without the kit.
 */
function rejectOthers(_: string, value: unknown): unknown {
  if (
    typeof value === 'function' ||
    typeof value === 'symbol' ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    ArrayBuffer.isView(value) ||
    value instanceof ArrayBuffer ||
    value instanceof Map ||
    value instanceof Set
  )
    throw new TypeError('Not JSON')
  return value
}

function read(request: unknown, key: 'method' | 'params'): unknown {
  try {
    return Object(request)[key]
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/invalid-request', {}, { cause })
  }
}
