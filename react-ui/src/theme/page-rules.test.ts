// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const guardPath = '../theme/guard.css'
const sheets = [...read('../styles.css').matchAll(/@import "\.(\/[^"]+)" layer\((.+)\)/g)].map(
  ([, path, layer]) => ({ path: `..${path}`, layer, css: read(`..${path}`) }),
)

test.each(sheets.filter(({ path }) => path !== guardPath))(
  '$path is in the layer below the rules of the page and has no important declaration',
  ({ css, layer }) => {
    expect(layer).toBe('latchkit.look')
    expect(css.replace(/\/\*[\s\S]*?\*\//g, '')).not.toContain('!important')
  },
)

test('guard.css, in a layer of its own, only reverts properties that no animation sets', () => {
  const { css = '', layer } = sheets.find(({ path }) => path === guardPath) ?? {}
  expect(layer).toBe('latchkit-guard')
  const declarations = [...css.matchAll(/^ {2}([a-z-]+): (.*);$/gm)]
  expect(new Set(declarations.map(([, , value]) => value))).toEqual(
    new Set(['revert-layer !important']),
  )
  const animated = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(
      ([, frames = '']) => [...frames.matchAll(/([a-z-]+):/g)].map(([, property]) => property),
    ),
  )
  expect(animated).not.toHaveLength(0)
  for (const [, property] of declarations) expect(animated).not.toContain(property)
})
