import { hexOf } from '../wallets/random.ts'

/** Gradients and the colour of the mark on them. All are visible on white and on black pages. */
const backgrounds: readonly (readonly [from: string, to: string, mark: string])[] = [
  ['#4f7df3', '#2f55d4', '#fff'],
  ['#2f9bd8', '#1b6fae', '#fff'],
  ['#19a5a0', '#0d7a7c', '#fff'],
  ['#2fae74', '#177e50', '#fff'],
  ['#7aa93a', '#54801f', '#fff'],
  ['#c9a227', '#997714', '#fff'],
  ['#e8973a', '#c86f17', '#fff'],
  ['#e8734a', '#c44e27', '#fff'],
  ['#e2575f', '#b5333f', '#fff'],
  ['#dd5490', '#b02f6b', '#fff'],
  ['#b457cf', '#8836a3', '#fff'],
  ['#8a63e6', '#623cc0', '#fff'],
  ['#6a6fd8', '#4549ad', '#fff'],
  ['#64748b', '#475569', '#fff'],
  ['#8a7263', '#655044', '#fff'],
  ['#4d8b8b', '#336767', '#fff'],
  ['#f4c95d', '#eab038', '#3d2c06'],
  ['#9fd8c4', '#72c2a7', '#0d3b2f'],
  ['#f3a6b5', '#e8839a', '#4d0f1f'],
  ['#a9c4f5', '#84a8ee', '#11295c'],
  ['#3a4256', '#262c3b', '#f4c95d'],
  ['#3a4256', '#262c3b', '#8fd3ff'],
  ['#2b4a43', '#1b332e', '#9fe3b4'],
  ['#4b2e4a', '#331d33', '#f3a6c8'],
]

/** Maps a text to an integer from 0 to below `limit`. */
export const hashBelow = (text: string, limit: number): number =>
  Number.parseInt(hexOf(text).slice(0, 8), 16) % limit

/** Draws a square SVG. The seed selects the gradient; `draw` gets the colour of the mark on it. */
export function drawOnBackground(seed: string, draw: (colour: string) => string): string {
  const [from, to, mark] = backgrounds[hashBelow(`ground ${seed}`, backgrounds.length)] ?? [
    '#64748b',
    '#475569',
    '#fff',
  ]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 40 40">' +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="40" height="40" fill="url(#g)"/>${draw(mark)}</svg>`
  )
}

/** Draws centred text. Does not escape it: callers pass letters, digits and currency signs only. */
export function drawLetters(text: string, colour: string): string {
  const size = [22, 22, 17, 13][[...text].length] ?? 11
  return (
    `<text x="20" y="20.5" fill="${colour}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif" font-size="${size}" ` +
    `font-weight="650" text-anchor="middle" dominant-baseline="central">${text}</text>`
  )
}

/** The letters and digits of a text. */
export const lettersAndDigits = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}]/gu) ?? []
