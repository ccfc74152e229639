/**
 * Returns a function that creates a provider, or returns the previous one if wallet and key are the
 * same as in the last call: pages compare providers by identity.
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
