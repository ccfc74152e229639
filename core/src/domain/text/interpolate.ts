type Range = readonly [from: number, to: number]

/** Where a value of one range lies in another, held within it: how far something on screen has moved. Never for amounts. */
export function interpolate([low, high]: Range, [from, to]: Range, value: number): number {
  const share = high === low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)))
  return from + share * (to - from)
}
