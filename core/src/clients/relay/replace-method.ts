import { isObject } from '../../domain/object.ts'
import { safeGet } from '../../domain/unknown.ts'

type Method = (...args: unknown[]) => Promise<unknown>
type SyncMethod = (...args: unknown[]) => unknown

/** Replaces a method by the one that `create` returns. Does nothing if the target lacks the method. */
export function replace(
  target: unknown,
  name: string,
  create: (original: Method) => (...args: unknown[]) => unknown,
): void {
  replaceSync(target, name, (original) => create(async (...args) => original(...args)))
}

/** `replace` for a method that does not return a promise. */
export function replaceSync(
  target: unknown,
  name: string,
  create: (original: SyncMethod) => SyncMethod,
): void {
  const own = safeGet(target, name)
  if (!isObject(target) || typeof own !== 'function') return
  Reflect.set(
    target,
    name,
    create((...args) => Reflect.apply(own, target, args)),
  )
}
