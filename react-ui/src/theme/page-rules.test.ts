// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sheets = [...read('../styles.css').matchAll(/@import "\.(\/[^"]+)"/g)].map(
  ([, path]) => `..${path}`,
)

/** What pages set on bare elements. */
const usual =
  /^(margin|padding|border|background|color$|font|line-height|letter-spacing|text-(align|decoration|transform)|list-style|box-|outline|display|(min-|max-)?(inline|block)-size|appearance|fill)/
/** Tokens are the page's to set, and so is the look of a button in the page. */
const open = ['../theme/tokens.css', '../buttons/page-button.css']

const declarations = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => /^[a-z-]+:\s/.test(part) && usual.test(part.split(':')[0] ?? ''))

test.each(sheets.filter((path) => !open.includes(path)))(
  "%s: what a page's rules for bare elements set is held against them",
  (path) => {
    for (const one of declarations(read(path))) expect(one).toMatch(/!important$/)
  },
)

test('what moves is not held: animations would have no say', () => {
  const all = sheets.map(read).join('\n')
  expect(all).not.toMatch(
    /[\s{](opacity|transform|rotate|scale|stroke-dashoffset|animation[a-z-]*):[^;]*!important/,
  )
})
