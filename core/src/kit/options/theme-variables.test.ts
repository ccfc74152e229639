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

test('parseThemeVariables accepts numbers and completes the unit of a share', () => {
  expect(
    parseThemeVariables({
      '--w3m-z-index': 40,
      '--w3m-color-mix-strength': 20,
      '--latchkit-radius-row': 0,
    }),
  ).toEqual({
    '--latchkit-z-index': '40',
    '--latchkit-color-mix-strength': '20%',
    '--latchkit-radius-row': '0',
  })
})

test.each([
  ['accent', 'red; position: fixed'],
  ['accent', 'url(https://example.com/x.png)'],
  ['accent', 'rgb(0 0 0 / url(x))'],
  ['accent', 'var(--x, url(y))'],
  ['accent', { light: 'red', dark: 'url(x)' }],
  ['accent', { light: 'red' }],
  ['accent', { light: 'red', dark: { light: 'red', dark: 'red' } }],
  ['accent', ['red}']],
  ['accent', null],
  ['accent', ''],
  ['font-family', 'x"; background: url(y)'],
  ['font-family', '"Inter'],
  ['font-family', 'expression(alert(1))'],
  ['width', 'calc(1px * 1e9)'],
  ['z-index', '9 !important'],
  ['shadow', '0 0 9px url(x)'],
  ['shadow', '0 0 9px red} * {'],
  ['shadow', '0 0 9px u\\72l(x)'],
  ['qr-color', '</style><script>'],
])('parseThemeVariables throws for %s: %o', (token, value) => {
  const name = `--latchkit-${token}`
  expect(() => parseThemeVariables(Object.fromEntries([[name, value]]))).toThrow(
    `Option "themeVariables.${name}" must be a plain CSS value`,
  )
})

test('settings.update checks theme variables', () => {
  const { kit } = createTestKit()
  const themeVariables = Object.fromEntries([['--latchkit-accent', 'url(x)']])
  expect(() => kit.settings.update({ themeVariables })).toThrow('must be a plain CSS value')
  expect(kit.state.getSnapshot().config.themeVariables).toEqual({})
})
