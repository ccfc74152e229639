import { safeGet } from '../domain/unknown.ts'
import type { KitAddress } from './messages.types.ts'

/** Whether a message requests the kits of a page. */
export const isHello = (message: unknown): boolean =>
  safeGet(message, 'v') === 1 && safeGet(message, 'kind') === 'hello'

/** Whether a message requests this kit: the viewer does not follow it yet. */
export function isHelloTo({ page, kit }: KitAddress, message: unknown): boolean {
  const known = safeGet(message, 'known')
  const isKnown =
    Array.isArray(known) &&
    known.some((one) => safeGet(one, 'page') === page && safeGet(one, 'kit') === kit)
  return isHello(message) && !isKnown
}
