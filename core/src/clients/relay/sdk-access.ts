import { callMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'

/** `callMethod` for a method that returns a promise: errors that it throws become rejections. */
export async function callAsync(
  owner: unknown,
  method: string,
  ...args: readonly unknown[]
): Promise<unknown> {
  return callMethod(owner, method, ...args)
}

/** `safeGet` for text; null for every other value. */
export function safeGetText(value: unknown, ...path: readonly string[]): string | null {
  const found = safeGet(value, ...path)
  return typeof found === 'string' ? found : null
}

/** The value if it is a list, else an empty list. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
