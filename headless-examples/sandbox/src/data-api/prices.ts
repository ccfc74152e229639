/**
 * Default prices in US dollars, by the sandbox's token id. Tokens without an entry have no price.
 */
const defaultPrices: Readonly<Record<string, number>> = {
  native: 2_500,
  sol: 150,
  dollar: 1,
  coin: 60_000,
  euro: 1.08,
  points: 0.01,
  old: 1,
  gem: 4.25,
}

export type Prices = {
  /** In US dollars. Null if the token has no price. */
  of(token: { id: string; symbol: string }): number | null
  set(bySymbol: Readonly<Record<string, number>>): void
}

/** Creates the price list: the default prices, overridden by those passed to `set`. */
export function createPrices(): Prices {
  let overrides: Readonly<Record<string, number>> = {}
  return {
    of({ id, symbol }) {
      if (Object.hasOwn(overrides, symbol)) return overrides[symbol] ?? null
      return Object.hasOwn(defaultPrices, id) ? (defaultPrices[id] ?? null) : null
    },
    set(bySymbol) {
      overrides = { ...overrides, ...bySymbol }
    },
  }
}
