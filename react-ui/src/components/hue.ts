/** Hues for tiles, in degrees. Olive and brown are left out. */
const hues = [12, 32, 150, 172, 200, 228, 252, 276, 300, 330, 352] as const

/** Start value of the hash, chosen so that well-known wallets and networks get different hues. */
const seed = 0x811cc551

/** A 32-bit hash: FNV-1a with a final mix, so that similar texts get distant values. */
function hashOf(text: string): number {
  let hash = seed
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A hue for a text, 0 to 359 degrees. */
export const hueOf = (text: string): number => hashOf(text) % 360

/** One of the tile hues for a text. */
export const tileHueOf = (text: string): number => hues[hashOf(text) % hues.length] ?? hues[0]
