// @vitest-environment node
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
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
