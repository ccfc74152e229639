/**
 * Returns a function that returns the cached provider or client of a wallet, or creates one if
 * there is none or its key differs: pages compare providers by identity.
 */
export function createProviderCache<Provider extends object>() {
  const cache = new WeakMap<object, { key: string; provider: Provider }>()
  return (wallet: object, key: string, create: () => Provider): Provider => {
    const cached = cache.get(wallet)
    const provider = cached?.key === key ? cached.provider : create()
    cache.set(wallet, { key, provider })
    return provider
  }
}
