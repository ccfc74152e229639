import jsQr from 'jsqr'
import { expect, test } from 'vitest'
import { qrCodeRows } from './qr-code.ts'

/** Pixels per QR module in the image given to the reader. */
const moduleSize = 4
/** Whether the upper and the lower half of each block character are light. */
const lightHalves: Readonly<Record<string, readonly [boolean, boolean]>> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
}

test('qrCodeRows returns block characters that a QR reader decodes', () => {
  const topic = '0123456789abcdef'.repeat(4)
  const symKey = 'fedcba9876543210'.repeat(4)
  const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`
  const modules = qrCodeRows(uri).flatMap((row) =>
    [0, 1].map((half) => Array.from(row, (character) => lightHalves[character]?.[half] ?? false)),
  )
  const width = (modules[0]?.length ?? 0) * moduleSize
  const height = modules.length * moduleSize
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let index = 0; index < width * height; index += 1) {
    const row = Math.floor(index / width / moduleSize)
    const column = Math.floor((index % width) / moduleSize)
    const isLight = modules[row]?.[column] ?? false
    pixels.fill(isLight ? 255 : 0, index * 4, index * 4 + 3)
  }
  expect(jsQr(pixels, width, height)?.data).toBe(uri)
})
