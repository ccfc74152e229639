import { expect, test } from 'vitest'
import { hueOf } from './hue.ts'

test('a hue is always the same for the same text, and on the circle', () => {
  const texts = Array.from({ length: 500 }, (_, at) => `wallet ${at}`)
  const hues = texts.map(hueOf)
  expect(texts.map(hueOf)).toEqual(hues)
  expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true)
  expect(new Set(hues).size).toBeGreaterThan(200)
})
