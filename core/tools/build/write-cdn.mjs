import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flattenCss } from '../flatten-css.mjs'
import { at } from '../paths.mjs'
import { bundleCdn } from './bundle-cdn.mjs'
import { cached, packageSources } from './cache.mjs'
import { packed } from './packed.mjs'

/**
 * The code and the ids of the modules of the bundle for pages without a bundler. `published`: made
 * from `dist`, whose files are written; otherwise from the packed files, which resolve libraries from
 * the root of the repository.
 */
export async function readCdn({ published = false } = {}) {
  const step = published ? 'published-cdn' : 'cdn'
  const folder = await cached(step, { paths: packageSources }, async (target) => {
    const bundled = await bundleCdn(published ? at('react-ui') : (await packed()).folder)
    writeFileSync(join(target, 'cdn.json'), JSON.stringify(bundled))
  })
  return JSON.parse(readFileSync(join(folder, 'cdn.json'), 'utf8'))
}

/**
 * Writes `latchkit.js` and `latchkit.css`, the bundle for pages without a bundler, to a folder.
 * Resolves with the ids of the bundled modules.
 */
export async function writeCdn(folder, options) {
  const { code, moduleIds } = await readCdn(options)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'latchkit.js'), code)
  writeFileSync(join(folder, 'latchkit.css'), flattenCss(at('react-ui/src/styles.css')))
  return moduleIds
}
