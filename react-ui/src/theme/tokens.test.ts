// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
  const [, name = '', value = ''] = /^--latchkit-([\w-]+): (#[\da-f]{3,6});$/.exec(line) ?? []
  return name === '' ? [] : [[name, value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value]]
}
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((position) => {
    const channel = Number.parseInt(hex.slice(position, position + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Contrast ratio of WCAG 2. */
function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
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
    for (const background of ['paper', 'tile']) {
      for (const ink of ['text', 'text-2', 'text-3', 'accent', 'success', 'danger']) {
        expect(
          contrast(token(ink), token(background)),
          `${ink} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
    for (const ink of ['text', 'text-2'])
      expect(
        contrast(token(ink), token('tile-hover')),
        `${ink} on tile-hover`,
      ).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('on-accent'), token('accent'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('warning'), token('warning-soft'))).toBeGreaterThanOrEqual(4.5)
  },
)
