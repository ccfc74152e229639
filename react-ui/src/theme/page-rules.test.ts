// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sheets = [...read('../styles.css').matchAll(/@import "\.(\/[^"]+)"/g)].map(
  ([, path]) => `..${path}`,
)

/** Properties that pages set on bare elements. */
const commonProperties =
  /^(margin|padding|border|background|color$|font|line-height|letter-spacing|text-(align|decoration|transform)|list-style|box-|outline|display|(min-|max-)?(inline|block)-size|appearance|fill)/
/** Style sheets that the page may override: the tokens and the look of the buttons in the page. */
const overridable = ['../theme/tokens.css', '../buttons/page-button.css']

const declarations = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => /^[a-z-]+:\s/.test(part) && commonProperties.test(part.split(':')[0] ?? ''))

test.each(sheets.filter((path) => !overridable.includes(path)))(
  '%s marks declarations as important that a page could override with rules for bare elements',
  (path) => {
    for (const declaration of declarations(read(path))) expect(declaration).toMatch(/!important$/)
  },
)

test('style sheets do not mark animated properties as important, because that would disable animations', () => {
  const all = sheets.map(read).join('\n')
  expect(all).not.toMatch(
    /[\s{](opacity|transform|rotate|scale|stroke-dashoffset|animation[a-z-]*):[^;]*!important/,
  )
})
