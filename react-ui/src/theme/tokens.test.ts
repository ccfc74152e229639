// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { ThemeToken } from '@latchkit/core'
import { expect, test } from 'vitest'
import { contrast } from '../testing/contrast.ts'
import { standardTheme } from '../themes/index.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
/** The declarations of a rule, one per line. */
const declarationsOf = (opening: string) => {
  const start = css.indexOf(opening) + opening.length
  return css
    .slice(start, css.indexOf('}', start))
    .trim()
    .split(/\s*\n\s*/)
}
const colorTokens = (lines: readonly string[]) => new Map(lines.flatMap(tokenOf))
/** Name and six-digit hex value of a color token; empty for other lines. */
function tokenOf(line: string): [string, string][] {
  const [, name = '', value = ''] =
    /^--(?:latchkit|lk)-([\w-]+): (#[\da-f]{3,6});$/.exec(line) ?? []
  return name === '' ? [] : [[name, value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value]]
}

const light = colorTokens(declarationsOf('.latchkit {'))
const dark = colorTokens(declarationsOf('.latchkit[data-theme="dark"] {'))

test("tokens.css defines the same dark theme for the system's preference and for the option themeMode", () => {
  expect(declarationsOf('.latchkit:not([data-theme]) {')).toEqual(
    declarationsOf('.latchkit[data-theme="dark"] {'),
  )
})

test.each([
  ['light', light],
  ['dark', dark],
])(
  'text colors of the %s theme have a contrast of at least 4.5:1 on their backgrounds',
  (_theme, tokens) => {
    const token = (name: string) => tokens.get(name) ?? 'missing'
    for (const background of ['background', 'surface']) {
      for (const ink of ['text', 'text-2', 'text-3', 'accent', 'success', 'danger']) {
        expect(
          contrast(token(ink), token(background)),
          `${ink} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
    for (const ink of ['text', 'text-2', 'text-3'])
      expect(
        contrast(token(ink), token('surface-hover')),
        `${ink} on surface-hover`,
      ).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('on-accent'), token('accent'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('warning'), token('warning-soft'))).toBeGreaterThanOrEqual(4.5)
  },
)

test('standardTheme has the colors of the style sheet', () => {
  const colors = (mode: 'light' | 'dark') =>
    Object.entries(standardTheme).flatMap(([name, value]) =>
      typeof value === 'object' ? [`${name}: ${value[mode]};`] : [],
    )
  const declared = (opening: string) =>
    declarationsOf(opening).map((line) => line.replace('--lk-', '--latchkit-'))
  expect(declared('.latchkit {')).toEqual(expect.arrayContaining(colors('light')))
  expect(declared('.latchkit[data-theme="dark"] {')).toEqual(expect.arrayContaining(colors('dark')))
})

test('the table of the README lists every token with its default values', () => {
  const tokens: Record<ThemeToken, true> = {
    accent: true,
    'on-accent': true,
    background: true,
    surface: true,
    'surface-hover': true,
    border: true,
    'control-border': true,
    text: true,
    'text-2': true,
    'text-3': true,
    success: true,
    danger: true,
    warning: true,
    'warning-soft': true,
    backdrop: true,
    'backdrop-blur': true,
    shadow: true,
    'qr-color': true,
    'color-mix': true,
    'color-mix-strength': true,
    width: true,
    'border-width': true,
    'border-radius-master': true,
    'radius-dialog': true,
    'radius-row': true,
    'radius-button': true,
    'radius-icon': true,
    density: true,
    'font-family': true,
    'font-size-master': true,
    'z-index': true,
  }
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([\w-]+)` \| .* \| (.*) \| (.*) \|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(tokens))
  for (const [, name = '', ...defaults] of rows) {
    for (const [index, opening] of ['.latchkit {', '.latchkit[data-theme="dark"] {'].entries()) {
      const value = /^`(.*)`$/.exec(defaults[index] ?? '')?.[1]
      if (value === undefined) continue
      const own = new RegExp(`^--(latchkit|lk)-${name}: `)
      const declared = declarationsOf(opening).filter((line) => own.test(line))
      expect(declared.at(-1)?.replace(own, '')).toBe(`${value};`)
    }
  }
})
