import { expect, test } from 'vitest'
import { flattenCss, minifyCss } from './flatten-css.mjs'

const files = {
  '/ui/styles.css':
    '@layer latchkit;\n@import "./parts/row.css" layer(latchkit);\n@import "./reset.css";\n',
  '/ui/parts/row.css': '/* Rows\n */\n@import "./gap.css";\n/* A row. */\n.row { color: red }\n',
  '/ui/parts/gap.css': '.gap { gap: 1px }\n',
  '/ui/reset.css': 'p { margin: 0 }\n',
}

test('flattenCss inlines imports in their layers and removes comments', () => {
  expect(flattenCss('/ui/styles.css', (path) => files[path])).toBe(
    '@layer latchkit;\n@layer latchkit {\n.gap { gap: 1px }\n.row { color: red }\n}\np { margin: 0 }\n',
  )
})

test('minifyCss removes space that has no meaning', () => {
  expect(
    minifyCss(
      '.a .b,\n.c:not(.d) {\n  --e: calc(1px + 2px);\n  margin: 0 auto;\n}\n@media (width <= 1px) {\n  .f {\n    content: "";\n  }\n}\n',
    ),
  ).toBe('.a .b,.c:not(.d){--e:calc(1px + 2px);margin:0 auto}@media (width <= 1px){.f{content:""}}')
})
