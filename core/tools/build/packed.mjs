import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from '../paths.mjs'
import { bundlePackages } from './bundle-packages.mjs'
import { cached, packageSources } from './cache.mjs'

/** What a package publishes, in a folder like `node_modules` of an application. */
const placeOf = (folder, name) => join(folder, 'node_modules/@latchkit', name)

/** What is known about a bundled file, as JSON. */
const fileOf = ({ fileName, code, imports, dynamicImports, moduleIds, modules }) => ({
  fileName,
  code,
  imports,
  dynamicImports,
  moduleIds,
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [id, { renderedLength }]),
  ),
})

/** Bundles core and react-ui and writes them to a folder, with a list of the files. */
async function writePacked(folder) {
  const packages = Object.entries(await bundlePackages()).map(([name, output]) => [
    name,
    output.filter(({ type }) => type === 'chunk').map(fileOf),
  ])
  for (const [name, output] of packages) {
    for (const { fileName, code } of output) {
      const path = join(placeOf(folder, name), 'dist', fileName)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code)
    }
    cpSync(at(name, 'package.json'), join(placeOf(folder, name), 'package.json'))
  }
  writeFileSync(join(folder, 'packages.json'), JSON.stringify(Object.fromEntries(packages)))
}

async function readPacked() {
  const folder = await cached('packages', { paths: packageSources }, writePacked)
  const packages = JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8'))
  const modules = new Map(
    Object.entries(packages).flatMap(([name, output]) =>
      output.map((file) => [join(placeOf(folder, name), 'dist', file.fileName), file.modules]),
    ),
  )
  return { folder, packages, modules }
}

let packing = null

/**
 * The published files of core and react-ui, read once per process: a folder from which they can be
 * imported, the files of each package, and the modules of the sources by the path of a file.
 */
export function packed() {
  packing ??= readPacked()
  return packing
}
