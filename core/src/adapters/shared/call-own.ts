import { peek } from './peek.ts'

/** Calls a method of a wallet's object. Throws whatever the wallet throws, and a `TypeError` where it has no such method. */
export function callOwn(owner: unknown, method: string, ...inputs: readonly unknown[]): unknown {
  const own = peek(owner, method)
  if (typeof own !== 'function') throw new TypeError(`The wallet has no ${method}`)
  return Reflect.apply(own, owner, inputs)
}

/** The same where a failure changes nothing: a wallet that keeps no listener says nothing by itself. */
export function attemptOwn(owner: unknown, method: string, ...inputs: readonly unknown[]): unknown {
  try {
    return callOwn(owner, method, ...inputs)
  } catch {
    return null
  }
}
