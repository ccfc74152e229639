import type { Platform } from '../../platform/platform.ts'
import { isObject, peek } from './peek.ts'

const path = /^[\w$-]{1,64}(?:\.[\w$-]{1,64}){0,7}$/
const unsafe = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/

/** Whether a text leads from the window to an object, and to none of the language's own. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && path.test(value) && !unsafe.test(value)

/** What lies at a dotted path below the window now; null: nothing. A getter that throws is nothing (fault case A7). */
export function objectAt(page: Pick<Platform['page'], 'injected'>, at: string): object | null {
  const [first = '', ...rest] = at.split('.')
  const found = rest.reduce<unknown>((parent, name) => peek(parent, name), page.injected(first))
  return isObject(found) ? found : null
}
