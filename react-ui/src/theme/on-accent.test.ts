import { expect, test } from 'vitest'
import { onAccent } from './on-accent.ts'

test.each([
  ['#3a4dff', '#fff'],
  ['#ff0', '#000'],
  ['#000', '#fff'],
  ['#ffffffcc', '#000'],
  ['rgb(20 20 20)', '#fff'],
  ['rgba(250, 240, 10, 0.9)', '#000'],
  ['#767676', '#000'],
  ['#6b6b6b', '#fff'],
])('onAccent for %s returns %s', (accent, text) => {
  expect(onAccent(accent)).toBe(text)
})

test('onAccent returns a CSS expression with the same threshold for a color that it does not parse', () => {
  expect(onAccent('rebeccapurple')).toContain('color(from rebeccapurple xyz-d65')
  expect(onAccent('oklch(60% 0.2 20)')).toContain('0.1791 - y')
})

test('onAccent returns a color with a contrast of at least 4.5:1 on every grey', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const fraction = grey / 255
    const luminance = fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
    const contrast =
      onAccent(`rgb(${grey} ${grey} ${grey})`) === '#000'
        ? (luminance + 0.05) / 0.05
        : 1.05 / (luminance + 0.05)
    expect(contrast).toBeGreaterThanOrEqual(4.5)
  }
})
