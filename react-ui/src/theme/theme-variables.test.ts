import { expect, test } from 'vitest'
import { themeStyle } from './theme-variables.ts'

test('themeStyle passes on every variable that a page may set', () => {
  const themeVariables = {
    '--latchkit-accent': '#7c3aed',
    '--latchkit-font-family': '"Inter Tight", system-ui, sans-serif',
    '--latchkit-font-size-master': '11px',
    '--latchkit-border-radius-master': '2px',
    '--latchkit-color-mix': 'hsl(220 40% 50%)',
    '--latchkit-color-mix-strength': '12',
    '--latchkit-z-index': '1200',
    '--latchkit-qr-color': 'rebeccapurple',
  }
  expect(themeStyle(themeVariables)).toMatchObject({
    ...themeVariables,
    '--latchkit-color-mix-strength': '12%',
  })
})

test('themeStyle accepts --w3m names; --latchkit names take precedence', () => {
  expect(themeStyle({ '--w3m-qr-color': '#f00' })).toEqual({ '--latchkit-qr-color': '#f00' })
  expect(themeStyle({ '--latchkit-z-index': '5', '--w3m-z-index': '9' })).toEqual({
    '--latchkit-z-index': '5',
  })
})

test('themeStyle derives the text colors of an accent', () => {
  const style = themeStyle({ '--w3m-accent': '#f00' })
  expect(style['--latchkit-on-accent']).toBe('#000')
  expect(style['--latchkit-accent-ink']).toMatch(/^oklch\(from #f00 clamp\(/)
})

test('themeStyle accepts numbers and a radius of 0', () => {
  expect(
    themeStyle({
      '--w3m-z-index': 40,
      '--w3m-color-mix-strength': 20,
      '--w3m-border-radius-master': '0',
    }),
  ).toEqual({
    '--latchkit-z-index': '40',
    '--latchkit-color-mix-strength': '20%',
    '--latchkit-border-radius-master': '0px',
  })
})

test.each([
  ['accent', 'red; position: fixed'],
  ['accent', 'url(https://example.com/x.png)'],
  ['accent', 'rgb(0 0 0 / url(x))'],
  ['accent', 'var(--x, url(y))'],
  ['accent', 'color-mix(in srgb, red, blue)'],
  ['accent', '#12345'],
  ['font-family', 'x"; background: url(y)'],
  ['font-family', '"Inter'],
  ['font-family', 'expression(alert(1))'],
  ['font-size-master', '10'],
  ['font-size-master', 'calc(1px * 1e9)'],
  ['border-radius-master', '-4px'],
  ['color-mix-strength', '101'],
  ['color-mix-strength', 'NaN'],
  ['z-index', '1.5'],
  ['z-index', '9 !important'],
  ['qr-color', '</style><script>'],
])('themeStyle rejects %s: %s', (name, value) => {
  expect(themeStyle({ [`--latchkit-${name}`]: value })).toEqual({})
})

test('themeStyle leaves out unknown variables and values of other types', () => {
  expect(
    themeStyle({
      '--latchkit-background': '#000',
      '--latchkit-accent': null,
      '--w3m-qr-color': ['red'],
      color: 'red',
    }),
  ).toEqual({})
})
