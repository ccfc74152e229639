import { isObject } from '../../domain/object.ts'
import { safeGet } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'

const path = /^[\w$-]{1,64}(?:\.[\w$-]{1,64}){0,7}$/
const unsafe = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/

/**
 * Whether a text is a dotted path below `window` that does not reach prototypes or constructors.
 */
export const isInjectedPath = (value: unknown): value is string =>
  typeof value === 'string' && path.test(value) && !unsafe.test(value)

/**
 * The object at a dotted path below `window`, such as `phantom.solana`. Null if there is none or a
 * getter throws (fault A7).
 */
export function injectedObjectAt(
  page: Pick<Platform['page'], 'injected'>,
  injectedPath: string,
): object | null {
  const [first = '', ...rest] = injectedPath.split('.')
  const value = safeGet(page.injected(first), ...rest)
  return isObject(value) ? value : null
}
