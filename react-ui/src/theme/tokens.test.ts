// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const block = (opening: string) => {
  const from = css.indexOf(opening) + opening.length
  return css
    .slice(from, css.indexOf('}', from))
    .trim()
    .split(/\s*\n\s*/)
}
const colours = (lines: readonly string[]) => new Map(lines.flatMap(tokenOf))
function tokenOf(line: string): [string, string][] {
  const [, name = '', value = ''] = /^--latchkit-([\w-]+): (#[\da-f]{3,6});$/.exec(line) ?? []
  return name === '' ? [] : [[name, value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value]]
}
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const light = colours(block('.latchkit {'))
const dark = colours(block('.latchkit[data-theme="dark"] {'))

test("the system's dark is the page's dark", () => {
  expect(block('.latchkit:not([data-theme]) {')).toEqual(block('.latchkit[data-theme="dark"] {'))
})

test.each([
  ['light', light],
  ['dark', dark],
])('in %s every text is readable on everything it may stand on', (_theme, tokens) => {
  const of = (name: string) => tokens.get(name) ?? 'missing'
  for (const ground of ['paper', 'tile']) {
    for (const ink of ['text', 'text-2', 'text-3', 'accent', 'success', 'danger']) {
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  for (const ink of ['text', 'text-2'])
    expect(contrast(of(ink), of('tile-hover')), `${ink} on tile-hover`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(of('warning'), of('warning-soft'))).toBeGreaterThanOrEqual(4.5)
})
