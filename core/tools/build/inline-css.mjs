import { dirname, join } from 'node:path'
import { flattenCss, minifyCss } from '../flatten-css.mjs'

const query = '?inline'
const filter = { id: /\.css\?inline$/ }

/**
 * Resolves an import of `….css?inline` to the text of the style sheet, as Vite does. Without the
 * call of `String`, the bundler copies the text to each module that uses it, like a constant.
 */
export const inlineCss = {
  name: 'inline-css',
  resolveId: {
    filter,
    handler: (source, importer) => join(dirname(importer), source),
  },
  load: {
    filter,
    handler(id) {
      const text = JSON.stringify(minifyCss(flattenCss(id.replace(query, ''))))
      return { code: `export default /* @__PURE__ */ String(${text})`, moduleType: 'js' }
    },
  },
}
