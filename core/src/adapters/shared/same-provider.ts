/** The very same object while the same is asked for of the same wallet: pages, and whoever follows providers, compare them by identity. */
export function createSameProvider<Provider extends object>() {
  const made = new WeakMap<object, { at: string; provider: Provider }>()
  return (wallet: object, at: string, make: () => Provider): Provider => {
    const known = made.get(wallet)
    const provider = known?.at === at ? known.provider : make()
    made.set(wallet, { at, provider })
    return provider
  }
}
