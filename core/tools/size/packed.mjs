import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundlePackages } from '../build/bundle-packages.mjs'
import { at } from '../paths.mjs'

/** Bundles core and react-ui and writes them to a folder like `node_modules` of an application. */
async function packPackages() {
  const packages = await bundlePackages()
  const cache = at('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'latchkit-packed-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const modules = new Map()
  for (const [name, output] of Object.entries(packages)) {
    const target = join(folder, 'node_modules/@latchkit', name)
    for (const file of output.filter(({ type }) => type === 'chunk')) {
      const path = join(target, 'dist', file.fileName)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, file.code)
      modules.set(path, file.modules)
    }
    cpSync(at(name, 'package.json'), join(target, 'package.json'))
  }
  return { folder, modules }
}

let packing = null

/**
 * The published files of core and react-ui, packed once per process: a folder from which they can
 * be imported, and the modules of the sources in each file.
 */
export function packed() {
  packing ??= packPackages()
  return packing
}
