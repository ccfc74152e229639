import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../paths.mjs'
import { packed } from './packed.mjs'

const published = /^@latchkit\/(core|react-ui)(\/.*)?$/

/**
 * A plugin of Vite that resolves imports of core and react-ui to their published files instead of
 * their sources. Dependencies of these files resolve as those of the sources. The names of chunks begin
 * with the package (`core-first-view`).
 */
export async function publishedPackages() {
  const { folder } = await packed()
  const placeOf = (name) => join(folder, 'node_modules/@latchkit', name)
  const exportsOf = (name) => JSON.parse(readFileSync(at(name, 'package.json'), 'utf8')).exports
  const entryPoints = { core: exportsOf('core'), 'react-ui': exportsOf('react-ui') }
  const ownerOf = (id) => Object.keys(entryPoints).find((name) => id.startsWith(placeOf(name)))
  const chunkFileNames = ({ facadeModuleId, moduleIds }) => {
    const owner = ownerOf(facadeModuleId ?? moduleIds.at(-1) ?? '')
    return `assets/${owner === undefined ? '' : `${owner}-`}[name]-[hash].js`
  }
  return {
    name: 'published-packages',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames } } } }),
    resolveId(source, importer = '') {
      const [, name, path = ''] = published.exec(source) ?? []
      const file = name && entryPoints[name][`.${path}`]?.default
      if (file?.endsWith('.js')) return join(placeOf(name), file)
      if (name !== undefined || /^[./\0]/.test(source)) return null
      const owner = ownerOf(importer)
      return owner === undefined
        ? null
        : this.resolve(source, at(owner, 'package.json'), { skipSelf: true })
    },
  }
}
