import { expect, test } from 'vitest'
import { createTestKit } from '../kit.fixture.ts'
import { parseThemeVariables } from './theme-variables.ts'

test('parseThemeVariables accepts every kind of value, for both modes or for each', () => {
  const variables = {
    '--latchkit-accent': { light: '#7c3aed', dark: 'rebeccapurple' },
    '--latchkit-background': 'hsl(220 40% 50%)',
    '--latchkit-font-family': '"Inter Tight", system-ui, sans-serif',
    '--latchkit-radius-button': '999px',
    '--latchkit-density': '0.85',
    '--latchkit-shadow': '0 1px 2px rgb(0 0 0 / 0.2), 0 8px 24px -8px #000',
  } as const
  expect(parseThemeVariables(variables)).toEqual(variables)
})

test('parseThemeVariables returns names of AppKit as --latchkit names, which take precedence', () => {
  expect(parseThemeVariables({ '--w3m-qr-color': '#f00' })).toEqual({
    '--latchkit-qr-color': '#f00',
  })
  expect(parseThemeVariables({ '--latchkit-z-index': '5', '--w3m-z-index': '9' })).toEqual({
    '--latchkit-z-index': '5',
  })
})

test('parseThemeVariables completes units of numbers', () => {
  expect(
    parseThemeVariables({
      '--w3m-z-index': 40,
      '--w3m-color-mix-strength': 20,
      '--latchkit-radius-row': 0,
      '--latchkit-density': 1.25,
    }),
  ).toEqual({
    '--latchkit-z-index': '40',
    '--latchkit-color-mix-strength': '20%',
    '--latchkit-radius-row': '0px',
    '--latchkit-density': '1.25',
  })
})

test.each([
  ['accent', 'red; position: fixed', 'a color'],
  ['accent', 'url(https://example.com/x.png)', 'a color'],
  ['accent', 'rgb(0 0 0 / url(x))', 'a color'],
  ['accent', 'var(--x, url(y))', 'a color'],
  ['accent', 'color-mix(in srgb, red, blue)', 'a color'],
  ['accent', '#12345', 'a color'],
  ['accent', { light: 'red', dark: 'url(x)' }, 'a color'],
  ['accent', { light: 'red' }, 'a color'],
  ['accent', null, 'a color'],
  ['font-family', 'x"; background: url(y)', 'font names'],
  ['font-family', '"Inter', 'font names'],
  ['font-family', 'expression(alert(1))', 'font names'],
  ['font-size-master', '10', 'a length in px, rem or em'],
  ['width', 'calc(1px * 1e9)', 'a length in px, rem or em'],
  ['border-radius-master', '-4px', 'a length in px, rem or em'],
  ['color-mix-strength', '101', 'a number from 0 to 100'],
  ['color-mix-strength', 'NaN', 'a number from 0 to 100'],
  ['density', '3', 'a number from 0.8 to 1.5'],
  ['z-index', '1.5', 'an integer'],
  ['z-index', '9 !important', 'an integer'],
  ['shadow', '0 0 9px url(x)', 'shadows'],
  ['shadow', '0 0 9px red} * {', 'shadows'],
  ['qr-color', '</style><script>', 'a color'],
])('parseThemeVariables throws for %s: %o', (token, value, expected) => {
  const name = `--latchkit-${token}`
  expect(() => parseThemeVariables(Object.fromEntries([[name, value]]))).toThrow(
    `Option "themeVariables.${name}" must be ${expected}`,
  )
})

test('settings.update checks theme variables', () => {
  const { kit } = createTestKit()
  const themeVariables = Object.fromEntries([['--latchkit-accent', 'url(x)']])
  expect(() => kit.settings.update({ themeVariables })).toThrow('must be a color')
  expect(kit.state.getSnapshot().config.themeVariables).toEqual({})
})
