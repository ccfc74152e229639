import { knownWallets } from '@latchkit/core/internal'
import { expect, test } from 'vitest'
import { hueOf, tileHueOf } from './hue.ts'

const texts = Array.from({ length: 500 }, (_, index) => `wallet ${index}`)

test('hueOf returns the same whole number of degrees for the same text', () => {
  const hues = texts.map(hueOf)
  expect(texts.map(hueOf)).toEqual(hues)
  expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true)
  expect(new Set(hues).size).toBeGreaterThan(200)
})

test('tileHueOf uses all tile hues and no others', () => {
  const hues = new Set(texts.map(tileHueOf))
  expect(hues.size).toBe(11)
  expect([...hues].some((hue) => hue > 40 && hue < 140)).toBe(false)
})

test('tileHueOf gives each known wallet its own hue', () => {
  const hues = knownWallets().map(({ name }) => tileHueOf(name))
  expect(new Set(hues).size).toBe(hues.length)
})
