// @vitest-environment node
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { drawQr, type QrDrawing } from './draw-qr.ts'

/** Half the width of a line, as the style sheet draws it. */
const half = 0.48
const quiet = 4
/** How many times finer than its pixels a picture is drawn. */
const fine = 3
const numbers = (text: string) => text.split(/[ hv]/).map(Number)

/** Every line of a drawing, as the box that its middle runs in. */
const linesOf = ({ modules }: Pick<QrDrawing, 'modules'>) =>
  modules.split(/(?=M)/).map((line) => {
    const [x = 0, y = 0, more = 0] = numbers(line.slice(1))
    return line.includes('h') ? { x, y, right: more, down: 0 } : { x, y, right: 0, down: more }
  })

/** A picture of it, `side` pixels wide and with soft edges. The logo is as black as can be. */
function pictureOf(drawing: QrDrawing, side: number): Uint8ClampedArray {
  const { size, eyes, free } = drawing
  const wide = side * fine
  const scale = wide / (size + 2 * quiet)
  const ink = new Uint8Array(wide * wide)
  const paint = (
    left: number,
    top: number,
    right: number,
    bottom: number,
    isDark: (x: number, y: number) => boolean,
  ) => {
    const [first, last] = [left, right].map((at) => Math.round((at + quiet) * scale))
    for (let row = Math.round((top + quiet) * scale); row < (bottom + quiet) * scale; row += 1) {
      for (let column = first ?? 0; column < (last ?? 0); column += 1) {
        if (isDark((column + 0.5) / scale - quiet, (row + 0.5) / scale - quiet))
          ink[row * wide + column] = 1
      }
    }
  }
  const beyond = (at: number, from: number, more: number) =>
    Math.max(from - at, at - from - more, 0)
  for (const { x, y, right, down } of linesOf(drawing)) {
    const isDark = (at: number, under: number) =>
      Math.hypot(beyond(at, x, right), beyond(under, y, down)) <= half
    paint(x - 0.5, y - 0.5, x + right + 0.5, y + down + 0.5, isDark)
  }
  for (const [, x, y] of eyes.matchAll(/M([\d.]+) ([\d.]+)h2\.5a/g)) {
    const [left, top] = [Number(x) - 2.25, Number(y)]
    const away = (at: number, under: number) =>
      Math.max(Math.abs(at - left - 3.5), Math.abs(under - top - 3.5))
    paint(
      left,
      top,
      left + 7,
      top + 7,
      (at, under) => away(at, under) > 2.5 || away(at, under) < 1.5,
    )
  }
  const logo = [(size - free) / 2 + 1.5, (size + free) / 2 - 1.5] as const
  paint(logo[0], logo[0], logo[1], logo[1], () => true)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < wide * wide; at += 1) {
    if (ink[at] !== 1) continue
    const pixel = Math.floor(Math.floor(at / wide) / fine) * side + Math.floor((at % wide) / fine)
    for (const colour of [0, 1, 2])
      data[pixel * 4 + colour] = (data[pixel * 4 + colour] ?? 0) - 255 / fine ** 2
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
])('a link of %i characters is read although its middle is covered', (length, sides) => {
  for (const side of sides)
    expect(jsQR(pictureOf(drawQr(uri(length)), side), side, side)?.data, `${side} px`).toBe(
      uri(length),
    )
})

test('what is left free is the middle, and nothing of the eyes is drawn twice', () => {
  const drawing = drawQr(uri(187))
  const { size, free, eyes } = drawing
  const near = (at: number) => Math.abs(at - size / 2) < free / 2
  expect(linesOf(drawing).filter(({ x, y }) => near(x) && near(y))).toEqual([])
  expect(linesOf(drawing).filter(({ x, y }) => x < 7 && y < 7)).toEqual([])
  expect((free / size) ** 2).toBeLessThan(0.06)
  expect(eyes.match(/z/g)).toHaveLength(9)
})

test('the same text is the same code, another one is another', () => {
  expect(drawQr(uri(200))).toEqual(drawQr(uri(200)))
  expect(drawQr(uri(200)).modules).not.toBe(drawQr(uri(201)).modules)
})
