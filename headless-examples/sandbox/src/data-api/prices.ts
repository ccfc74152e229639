/** US dollars for one, by what the sandbox calls a token. A token without a price is worth nothing to the service. */
const table: Readonly<Record<string, number>> = {
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
  of(token: { id: string; symbol: string }): number | null
  set(bySymbol: Readonly<Record<string, number>>): void
}

/** The price table with what was set over it. */
export function createPrices(): Prices {
  let set: Readonly<Record<string, number>> = {}
  return {
    of: ({ id, symbol }) =>
      (Object.hasOwn(set, symbol)
        ? set[symbol]
        : Object.hasOwn(table, id)
          ? table[id]
          : undefined) ?? null,
    set(bySymbol) {
      set = { ...set, ...bySymbol }
    },
  }
}
