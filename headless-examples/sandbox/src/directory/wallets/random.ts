import { createHash } from 'node:crypto'

export type Random = {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** True with the given probability. */
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Creates a deterministic random number generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** The SHA-256 of a text as 64 hex digits, the form of a wallet id. */
export const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Derives an image id from a text. */
export const imageIdOf = (text: string): string =>
  hexOf(`image of ${text}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
