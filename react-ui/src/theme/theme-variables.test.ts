import { expect, test } from 'vitest'
import { themeStyle } from './theme-variables.ts'

test('themeStyle passes on the variables', () => {
  const variables = { '--latchkit-radius-row': '2px', '--latchkit-density': '0.8' } as const
  expect(themeStyle(variables)).toEqual(variables)
})

test('themeStyle derives the text colors of an accent, unless the text color on it is given', () => {
  const style = themeStyle({ '--latchkit-accent': '#f00' })
  expect(style['--latchkit-on-accent']).toBe('#000')
  expect(style['--latchkit-accent-ink']).toMatch(/^oklch\(from var\(--latchkit-accent\) clamp\(/)
  expect(
    themeStyle({ '--latchkit-accent': '#f00', '--latchkit-on-accent': '#fff' })[
      '--latchkit-on-accent'
    ],
  ).toBe('#fff')
})

test('themeStyle lets the style sheet choose between the values of both modes', () => {
  expect(themeStyle({ '--latchkit-accent': { light: '#00f', dark: '#ff0' } })).toMatchObject({
    '--latchkit-accent': 'var(--lk-light, #00f) var(--lk-dark, #ff0)',
    '--latchkit-on-accent': 'var(--lk-light, #fff) var(--lk-dark, #000)',
  })
})
