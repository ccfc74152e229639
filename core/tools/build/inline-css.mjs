import { dirname, join } from 'node:path'
import { flattenCss, minifyCss } from '../flatten-css.mjs'

const query = '?inline'
const filter = { id: /\.css\?inline$/ }

/**
 * Makes an import of `….css?inline` the text of the style sheet, as in Vite. The call keeps the bundler
 * from repeating the text in each module that uses it, as it does with constants.
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
