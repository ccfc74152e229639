import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const importing = /@import\s+"([^"]+)"(?:\s+layer\(([\w.-]+)\))?;/g

/** A style sheet with everything it imports in its place, each in the layer it was imported into. */
export function flattenCss(path, read = (file) => readFileSync(file, 'utf8')) {
  return read(path).replace(importing, (_, file, layer) => {
    const inner = flattenCss(resolve(dirname(path), file), read).trim()
    return layer === undefined ? inner : `@layer ${layer} {\n${inner}\n}`
  })
}
