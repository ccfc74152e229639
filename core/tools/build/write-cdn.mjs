import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flattenCss } from '../flatten-css.mjs'
import { at } from '../paths.mjs'
import { packed } from '../size/packed.mjs'
import { bundleCdn } from './bundle-cdn.mjs'

/**
 * Writes `latchkit.js` and `latchkit.css`, the bundle for pages without a bundler, to a folder.
 * `from`: a folder whose modules can import the published files; without it, they are bundled first.
 * Resolves with the ids of the bundled modules.
 */
export async function writeCdn(folder, from = null) {
  const { code, moduleIds } = await bundleCdn(from ?? (await packed()).folder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'latchkit.js'), code)
  writeFileSync(join(folder, 'latchkit.css'), flattenCss(at('react-ui/src/styles.css')))
  return moduleIds
}
