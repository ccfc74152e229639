import { request } from 'sats-connect'
import { callMethod } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { injectedObjectAt } from '../shared/injected-objects.ts'
import type { Found } from './found.ts'
import { fordefiPath } from './known-wallets.ts'
import { readSatsAnswer } from './sats-answer.ts'

/** One call of a method; rejects with whatever the wallet says. */
export type SatsCall = (method: string, params: unknown) => Promise<unknown>
type Parts = { page: Platform['page']; found: Extract<Found, { by: 'provider' }>; name: string }

/**
 * Calls a wallet's methods through sats-connect, which looks the object up by its path each time: one that was exchanged meanwhile is
 * not asked (fault case A2). Objects that lie nowhere, or answer in sats-connect's words themselves, are called as they are.
 */
export function satsCaller({ page, found: { path, provider }, name }: Parts): SatsCall {
  return async (method, params) => {
    if (path !== null && injectedObjectAt(page, path) !== provider)
      throw new KitError('connect/wallet-not-found', { wallet: name })
    if (path === null || path === fordefiPath)
      return readSatsAnswer(await callMethod(provider, 'request', method, params))
    return readSatsAnswer(await Reflect.apply(request, undefined, [method, params, path]))
  }
}
