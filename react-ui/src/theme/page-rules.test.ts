// @vitest-environment node
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const guardPath = '../theme/guard.css'
/** The sheets that a sheet imports, itself if it imports none, with the layer of the first import. */
const sheetsIn = (path: string, layer: string): { path: string; layer: string; css: string }[] => {
  const css = read(path)
  const imports = [...css.matchAll(/@import "(.+)"(?: layer\((.+)\))?;/g)]
  if (imports.length === 0) return [{ path, layer, css }]
  return imports.flatMap(([, file = '', ownLayer = layer]) =>
    sheetsIn(posix.join(posix.dirname(path), file), ownLayer),
  )
}
const sheets = ['../styles.css', '../views.css'].flatMap((path) => sheetsIn(path, ''))

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

test('the README lists every data-part', () => {
  const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => read(`../${path}`))
  const used = sources.flatMap((source) =>
    [...source.matchAll(/data-part="([\w-]+)"/g)].map(([, part = '']) => part),
  )
  const [, listed = ''] = /The parts are ([^;]+);/.exec(read('../../README.md')) ?? []
  const names = [...listed.matchAll(/`([\w-]+)`/g)].map(([, part = '']) => part)
  expect(names.sort()).toEqual([...new Set(used)].sort())
})
