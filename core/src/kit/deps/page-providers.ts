import { createProviderCache } from '../../adapters/shared/provider-cache.ts'
import { hasMethod } from '../../domain/unknown.ts'
import { toProviderError } from '../../errors/provider-error.ts'

/**
 * Returns a function that converts a provider to the one that pages get: its methods throw
 * `ProviderRpcError`s (decision 52). The same provider is converted once. Only plain objects are
 * converted: an adapter of the page may return an object of another kind, which is passed as it is.
 */
export function createPageProviders(): (provider: unknown) => unknown {
  const cached = createProviderCache<object>()
  return (provider) =>
    isPlain(provider) ? cached(provider, '', () => withProviderErrors(provider)) : provider
}

/** Copies a provider with its getters. Converts its methods, and those of nested plain objects. */
function withProviderErrors(provider: object): object {
  const copy = {}
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(provider))) {
    const { value, enumerable = true } = property
    Object.defineProperty(
      copy,
      name,
      'value' in property
        ? { enumerable, value: convert(provider, value) }
        : { enumerable, get: () => Reflect.get(provider, name) },
    )
  }
  return copy
}

function convert(owner: object, value: unknown): unknown {
  if (typeof value !== 'function') return isPlain(value) ? withProviderErrors(value) : value
  return (...args: readonly unknown[]): unknown => {
    try {
      const result: unknown = Reflect.apply(value, owner, args)
      return hasMethod(result, 'then') ? Promise.resolve(result).catch(rethrow) : result
    } catch (thrown) {
      return rethrow(thrown)
    }
  }
}

function rethrow(thrown: unknown): never {
  throw toProviderError(thrown)
}

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
