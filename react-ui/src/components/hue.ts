/** Hues that look well as a tile: no olive, no brown. */
const hues = [12, 32, 150, 172, 200, 228, 252, 276, 300, 330, 352] as const

/** Where the hash begins: chosen so that well-known wallets and networks do not share a hue. */
const seed = 0x811cc551

/** A number that is always the same for the same text, and far from that of a similar one: FNV-1a with a last stir. */
function hashOf(text: string): number {
  let hash = seed
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Any hue (0 to 359) for a text. */
export const hueOf = (text: string): number => hashOf(text) % 360

/** A hue for a tile with a letter on it. */
export const tileHueOf = (text: string): number => hues[hashOf(text) % hues.length] ?? hues[0]
