import jsQr from 'jsqr'
import { expect, test } from 'vitest'
import { codeOf } from './code.ts'

/** Pixels a module, as a camera sees it. */
const size = 4
const light: Readonly<Record<string, readonly [boolean, boolean]>> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
}

test('what is written can be scanned', () => {
  const uri = `wc:${'0123456789abcdef'.repeat(4)}@2?relay-protocol=irn&symKey=${'fedcba9876543210'.repeat(4)}`
  const rows = codeOf(uri).flatMap((row) =>
    [0, 1].map((half) => Array.from(row, (mark) => light[mark]?.[half] ?? false)),
  )
  const width = (rows[0]?.length ?? 0) * size
  const height = rows.length * size
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) {
    const isLight = rows[Math.floor(at / width / size)]?.[Math.floor((at % width) / size)] ?? false
    pixels.fill(isLight ? 255 : 0, at * 4, at * 4 + 3)
  }
  expect(jsQr(pixels, width, height)?.data).toBe(uri)
})
