import { encode } from 'uqr'

/** A QR code to be drawn, one module a unit: `modules` are lines with round ends, `eyes` the three corners that a camera looks for. */
export type QrDrawing = {
  /** Modules on a side. */
  size: number
  modules: string
  eyes: string
  /** Modules on a side of the square in the middle that is left free for a logo. */
  free: number
}

/** How much of a side the logo gets: a twenty-fifth of the code, where a seventh may be lost. */
const share = 0.2
/** What `uqr` calls the modules of an eye. */
const position = 2

/** Makes a code of a text, strong enough to be read with its middle covered, and stronger where that costs no room. */
export function drawQr(text: string): QrDrawing {
  const { size, data, types } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  const free = Math.round((size * share - 1) / 2) * 2 + 1
  const isFree = (at: number) => Math.abs(at + 0.5 - size / 2) < free / 2
  const isDark = (x: number, y: number) =>
    data[y]?.[x] === true && types[y]?.[x] !== position && !(isFree(x) && isFree(y))
  const lines = Array.from({ length: size }, (_, at) => [
    ...runs(size, (x) => isDark(x, at)).map(
      ({ from, more }) => `M${from + 0.5} ${at + 0.5}h${more}`,
    ),
    ...runs(size, (y) => isDark(at, y)).map(({ from, more }) =>
      more === 0 ? '' : `M${at + 0.5} ${from + 0.5}v${more}`,
    ),
  ])
  const eyes = [eye(0, 0), eye(size - 7, 0), eye(0, size - 7)]
  return { size, modules: lines.flat().join(''), eyes: eyes.join(''), free }
}

/** Dark modules that touch: where each line begins and how many follow. Joined they stand a bad camera as well as plain squares do. */
function runs(size: number, isDark: (at: number) => boolean): { from: number; more: number }[] {
  const found: { from: number; more: number }[] = []
  for (let at = 0; at < size; at += 1) {
    const last = found.at(-1)
    if (!isDark(at)) continue
    if (last !== undefined && last.from + last.more === at - 1) last.more += 1
    else found.push({ from: at, more: 0 })
  }
  return found
}

/** A ring and a square in it, for the even-odd rule. */
const eye = (x: number, y: number) =>
  [rounded(x, y, 7, 2.25), rounded(x + 1, y + 1, 5, 1.5), rounded(x + 2, y + 2, 3, 1)].join('')

function rounded(x: number, y: number, side: number, radius: number): string {
  const line = side - 2 * radius
  const turn = (right: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`
  return `M${x + radius} ${y}h${line}${turn(1, 1)}v${line}${turn(-1, 1)}h${-line}${turn(-1, -1)}v${-line}${turn(1, -1)}z`
}
