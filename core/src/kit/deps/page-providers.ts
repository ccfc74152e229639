import { isIdempotent } from '../../domain/request/is-idempotent.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { toProviderError } from '../../errors/provider-error.ts'

/**
 * Returns a function that converts a provider to the one that pages get: its methods, and those of
 * nested objects, throw `ProviderRpcError`s (decision 52), after which viem repeats reads only. The
 * same provider is converted once. Only plain objects are converted: an adapter of the page may return
 * an object of another kind, which is passed as it is.
 */
export function createPageProviders(): (value: unknown) => unknown {
  const converted = new WeakMap<object, object>()
  const toPage = (value: unknown): unknown => {
    if (!isPlain(value)) return value
    const known = converted.get(value)
    if (known !== undefined) return known
    const page = {}
    converted.set(value, page)
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      Object.defineProperty(page, name, {
        enumerable: property.enumerable === true,
        configurable: true,
        ...('value' in property
          ? { writable: true, value: convertMember(value, name, toPage) }
          : { get: () => Reflect.get(value, name) }),
      })
    return page
  }
  return toPage
}

function convertMember(owner: object, name: string, toPage: (value: unknown) => unknown) {
  const member: unknown = Reflect.get(owner, name)
  if (typeof member !== 'function') return toPage(member)
  return (...args: readonly unknown[]): unknown => {
    const rethrow = (thrown: unknown): never => {
      throw toProviderError(thrown, kindOf(name === 'request' ? safeGet(args[0], 'method') : name))
    }
    try {
      const result: unknown = Reflect.apply(member, owner, args)
      return hasMethod(result, 'then') ? Promise.resolve(result).catch(rethrow) : result
    } catch (thrown) {
      return rethrow(thrown)
    }
  }
}

/** Every method that is not known to read may act. */
const kindOf = (method: unknown) =>
  typeof method === 'string' && isIdempotent({ method, params: [] }) ? 'reads' : 'mayAct'

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
