import { expect, test } from 'vitest'
import { flattenCss } from './flatten-css.mjs'

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
