import { encode } from 'uqr'
import { eyesOf } from './qr-eyes.ts'

/**
 * A QR code as SVG paths, one unit per module. `modules`: lines with round caps. `eyes`: the three
 * finder patterns.
 */
export type QrDrawing = {
  /** Modules per side. */
  size: number
  modules: string
  eyes: string
  /** Modules per side of the square in the middle that stays free for a logo. */
  free: number
}

/**
 * Side of the logo as a fraction of the side of the code, so that the logo covers 4 % of the area.
 * Error correction level M recovers about 15 %.
 */
const logoShare = 0.2
/** Type that `uqr` gives to the modules of a finder pattern. */
const finderPattern = 2

/**
 * Encodes a text as a QR code that stays readable with its middle covered. Error correction is
 * raised where the size allows it.
 */
export function drawQr(text: string): QrDrawing {
  const { size, data, types } = encode(text, { ecc: 'M', boostEcc: true, border: 0 })
  const free = Math.round((size * logoShare - 1) / 2) * 2 + 1
  const isInMiddle = (position: number) => Math.abs(position + 0.5 - size / 2) < free / 2
  const isDrawn = (x: number, y: number) =>
    data[y]?.[x] === true && types[y]?.[x] !== finderPattern && !(isInMiddle(x) && isInMiddle(y))
  const lines = Array.from({ length: size }, (_, index) => {
    const row = findRuns(size, (x) => isDrawn(x, index))
    const column = findRuns(size, (y) => isDrawn(index, y)).filter(({ extra }) => extra > 0)
    return [
      ...row.map(({ start, extra }) => `M${start + 0.5} ${index + 0.5}h${extra}`),
      ...column.map(({ start, extra }) => `M${index + 0.5} ${start + 0.5}v${extra}`),
    ]
  })
  return { size, modules: lines.flat().join(''), eyes: eyesOf(size), free }
}

/** Adjacent dark modules: the position of the first one and the number of modules after it. */
type Run = { start: number; extra: number }

/**
 * Finds runs of dark modules. Codes with each run drawn as one line scan as reliably as codes drawn
 * with squares.
 */
function findRuns(size: number, isDark: (position: number) => boolean): Run[] {
  const runs: Run[] = []
  for (let position = 0; position < size; position += 1) {
    if (!isDark(position)) continue
    const last = runs.at(-1)
    if (last !== undefined && last.start + last.extra === position - 1) last.extra += 1
    else runs.push({ start: position, extra: 0 })
  }
  return runs
}
