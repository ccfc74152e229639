import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 to below 1. */
  next(): number
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Chance that falls the same way for the same seed (mulberry32). */
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
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** 64 hex digits that belong to a text: the form of an explorer id. */
export const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The form of an image id. */
export const imageIdOf = (text: string): string =>
  hexOf(`image of ${text}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
