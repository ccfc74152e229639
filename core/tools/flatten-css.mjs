import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const comment = /\s*\/\*[\s\S]*?\*\//g
const importRule = /@import\s+"([^"]+)"(?:\s+layer\(([\w.-]+)\))?;/g

/**
 * Replaces each import of a style sheet by the imported rules, in its cascade layer. Removes comments.
 */
export function flattenCss(path, read = (file) => readFileSync(file, 'utf8')) {
  const css = read(path).replace(comment, '').trimStart()
  return css.replace(importRule, (_, file, layer) => {
    const inner = flattenCss(resolve(dirname(path), file), read).trim()
    return layer === undefined ? inner : `@layer ${layer} {\n${inner}\n}`
  })
}

/** Removes the space that a flattened style sheet does not need. */
export const minifyCss = (css) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()
