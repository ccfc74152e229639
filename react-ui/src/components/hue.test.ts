import { knownWallets } from '@latchkit/core/utils'
import { expect, test } from 'vitest'
import { hueOf, tileHueOf } from './hue.ts'

const texts = Array.from({ length: 500 }, (_, at) => `wallet ${at}`)

test('a hue is always the same for the same text, and on the circle', () => {
  const hues = texts.map(hueOf)
  expect(texts.map(hueOf)).toEqual(hues)
  expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true)
  expect(new Set(hues).size).toBeGreaterThan(200)
})

test('tiles use every hue that looks well, and none that does not', () => {
  const hues = new Set(texts.map(tileHueOf))
  expect(hues.size).toBe(11)
  expect([...hues].some((hue) => hue > 40 && hue < 140)).toBe(false)
})

test('wallets that stand in one list can be told apart by their tile', () => {
  expect(new Set(knownWallets.map(({ name }) => tileHueOf(name))).size).toBe(knownWallets.length)
})
