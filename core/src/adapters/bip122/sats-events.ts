import { tryMethod } from '../../domain/unknown.ts'
import type { Found } from './found.ts'
import { fordefiPath } from './known-wallets.ts'

export type SatsEvent = 'accountChange' | 'networkChange' | 'disconnect'

/** Hears one kind of event, by the wallet's own `addListener`. Returns the stop, after which nothing is heard, whether the wallet lets go or not. */
export function onSatsEvent(
  { path, provider }: Extract<Found, { by: 'provider' }>,
  eventName: SatsEvent,
  listener: (event: unknown) => void,
): () => void {
  let hears = true
  const cb = (event: unknown) => {
    if (hears) listener(event)
  }
  const off = tryMethod(
    provider,
    'addListener',
    ...(path === fordefiPath ? [eventName, cb] : [{ eventName, cb }]),
  )
  return () => {
    hears = false
    tryMethod({ off }, 'off')
  }
}
