import { request } from 'sats-connect'
import { callMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { injectedObjectAt } from '../shared/injected-objects.ts'
import { fordefiPath } from './known-wallets.ts'
import type { WalletSource } from './wallet-source.ts'

/** Calls a method of the wallet. Rejects with the wallet's error. */
export type SatsCall = (method: string, params: unknown) => Promise<unknown>
type Options = {
  page: Platform['page']
  source: Extract<WalletSource, { kind: 'provider' }>
  name: string
}

/**
 * Creates a function that calls a wallet through sats-connect, which looks up the wallet's object
 * by its path on each call. Throws `connect/wallet-not-found` if another object has replaced it
 * (fault A2). Calls an object that a wallet registered with the Wallet Standard directly, and
 * Fordefi's, which responds in sats-connect's format.
 */
export function createSatsCall({ page, source: { path, provider }, name }: Options): SatsCall {
  return async (method, params) => {
    if (path !== null && injectedObjectAt(page, path) !== provider)
      throw new KitError(connectErrors, 'connect/wallet-not-found', { wallet: name })
    if (path === null || path === fordefiPath)
      return parseSatsResponse(await callMethod(provider, 'request', method, params))
    return parseSatsResponse(await Reflect.apply(request, undefined, [method, params, path]))
  }
}

/**
 * Returns the result in a response of sats-connect or of the wallet (JSON-RPC 2.0). Throws the
 * response's error, or `rpc/internal` for a response in another format.
 */
function parseSatsResponse(response: unknown): unknown {
  const status = safeGet(response, 'status')
  const isJsonRpc = safeGet(response, 'jsonrpc') === '2.0'
  if (status === 'error' || (isJsonRpc && hasValue(response, 'error')))
    throw safeGet(response, 'error')
  if (status === 'success' || (isJsonRpc && hasValue(response, 'result')))
    return safeGet(response, 'result')
  throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: response })
}

/** Whether a property is set; null counts as a value. */
function hasValue(value: unknown, key: string): boolean {
  try {
    return typeof value === 'object' && value !== null && Reflect.get(value, key) !== undefined
  } catch {
    return false
  }
}
