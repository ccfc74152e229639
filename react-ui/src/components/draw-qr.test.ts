// @vitest-environment node
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { drawQr, type QrDrawing } from './draw-qr.ts'

/** Half the stroke width that the style sheet sets. */
const halfStroke = 0.48
const quietZone = 4
/** Subpixels per pixel side, for antialiasing. */
const subpixels = 3
const toNumbers = (text: string) => text.split(/[ hv]/).map(Number)

/** The lines of a drawing: start point and length in each direction. */
const linesOf = ({ modules }: Pick<QrDrawing, 'modules'>) =>
  modules.split(/(?=M)/).map((line) => {
    const [x = 0, y = 0, length = 0] = toNumbers(line.slice(1))
    return line.includes('h') ? { x, y, right: length, down: 0 } : { x, y, right: 0, down: length }
  })

/** Renders a drawing to RGBA pixels, `side` pixels wide, with a black square as the logo. */
function renderPixels(drawing: QrDrawing, side: number): Uint8ClampedArray {
  const { size, eyes, free } = drawing
  const width = side * subpixels
  const scale = width / (size + 2 * quietZone)
  const ink = new Uint8Array(width * width)
  const paint = (
    left: number,
    top: number,
    right: number,
    bottom: number,
    isDark: (x: number, y: number) => boolean,
  ) => {
    const firstColumn = Math.round((left + quietZone) * scale)
    const endColumn = Math.round((right + quietZone) * scale)
    const firstRow = Math.round((top + quietZone) * scale)
    for (let row = firstRow; row < (bottom + quietZone) * scale; row += 1) {
      for (let column = firstColumn; column < endColumn; column += 1) {
        if (isDark((column + 0.5) / scale - quietZone, (row + 0.5) / scale - quietZone))
          ink[row * width + column] = 1
      }
    }
  }
  const distanceTo = (position: number, start: number, length: number) =>
    Math.max(start - position, position - start - length, 0)
  for (const { x, y, right, down } of linesOf(drawing)) {
    const isDark = (column: number, row: number) =>
      Math.hypot(distanceTo(column, x, right), distanceTo(row, y, down)) <= halfStroke
    paint(x - 0.5, y - 0.5, x + right + 0.5, y + down + 0.5, isDark)
  }
  for (const [, x, y] of eyes.matchAll(/M([\d.]+) ([\d.]+)h2\.5a/g)) {
    const left = Number(x) - 2.25
    const top = Number(y)
    const fromCentre = (column: number, row: number) =>
      Math.max(Math.abs(column - left - 3.5), Math.abs(row - top - 3.5))
    paint(
      left,
      top,
      left + 7,
      top + 7,
      (column, row) => fromCentre(column, row) > 2.5 || fromCentre(column, row) < 1.5,
    )
  }
  const logoStart = (size - free) / 2 + 1.5
  const logoEnd = (size + free) / 2 - 1.5
  paint(logoStart, logoStart, logoEnd, logoEnd, () => true)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let index = 0; index < width * width; index += 1) {
    if (ink[index] !== 1) continue
    const row = Math.floor(Math.floor(index / width) / subpixels)
    const column = Math.floor((index % width) / subpixels)
    const pixel = (row * side + column) * 4
    for (const channel of [0, 1, 2])
      data[pixel + channel] = (data[pixel + channel] ?? 0) - 255 / subpixels ** 2
  }
  return data
}

const uri = (length: number) => {
  const key = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
  const start = `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=${key}`
  return `${start}&methods=${'[wc_sessionPropose],[wc_authRequest,personal_sign]'.repeat(20)}`.slice(
    0,
    length,
  )
}

test.each([
  [187, [312, 344, 688]],
  [220, [312, 344, 688]],
  [260, [312, 344, 688]],
  [300, [312, 344, 688]],
  [420, [312, 688]],
  [600, [688]],
])(
  'drawQr draws a code of %i characters that is readable with its middle covered',
  (length, sides) => {
    for (const side of sides)
      expect(jsQR(renderPixels(drawQr(uri(length)), side), side, side)?.data, `${side} px`).toBe(
        uri(length),
      )
  },
)

test('drawQr draws no module in the middle or within a finder pattern', () => {
  const drawing = drawQr(uri(187))
  const { size, free, eyes } = drawing
  const isInMiddle = (position: number) => Math.abs(position - size / 2) < free / 2
  expect(linesOf(drawing).filter(({ x, y }) => isInMiddle(x) && isInMiddle(y))).toEqual([])
  expect(linesOf(drawing).filter(({ x, y }) => x < 7 && y < 7)).toEqual([])
  expect((free / size) ** 2).toBeLessThan(0.06)
  expect(eyes.match(/z/g)).toHaveLength(9)
})

test('drawQr draws equal codes for equal texts and different codes for different texts', () => {
  expect(drawQr(uri(200))).toEqual(drawQr(uri(200)))
  expect(drawQr(uri(200)).modules).not.toBe(drawQr(uri(201)).modules)
})
