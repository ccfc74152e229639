import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { flattenCss } from '../flatten-css.mjs'
import { at, exists } from '../paths.mjs'
import { packed } from './packed.mjs'
import { licencesOf } from './third-party.mjs'
import { writeCdn } from './write-cdn.mjs'
import { writeFallbacks } from './write-fallbacks.mjs'

const declaration = /\.d\.ts$/

/** Whether a declaration in `dist` describes a module that is published. */
const isPublished = (folder, file) =>
  ['.ts', '.tsx'].some((extension) => exists(folder, 'src', file.replace(/\.d\.ts$/, extension)))

/** Removes what earlier builds left in `dist`, except declarations and the state of `tsc`. */
function removeOtherFiles(folder, files) {
  for (const entry of readdirSync(at(folder, 'dist'), { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || entry.name === '.tsbuildinfo') continue
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(at(folder, 'dist').length + 1)
    const isKept = declaration.test(file) ? isPublished(folder, file) : files.has(file)
    if (!isKept) rmSync(path)
  }
}

/** Writes the JavaScript and the styles of core and react-ui to `dist`. */
export async function writePackages() {
  const { packages } = await packed()
  for (const [folder, output] of Object.entries(packages)) {
    for (const { fileName, code } of output) {
      const path = at(folder, 'dist', fileName)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code)
    }
    removeOtherFiles(folder, new Set(output.map(({ fileName }) => fileName)))
    writeFallbacks(folder)
  }
  for (const name of ['styles.css', 'views.css'])
    writeFileSync(at('react-ui/dist', name), flattenCss(at('react-ui/src', name)))
  for (const [folder, output] of Object.entries(packages))
    writeFileSync(
      at(folder, 'dist/THIRD-PARTY-LICENSES'),
      licencesOf(output.flatMap(({ moduleIds }) => moduleIds)),
    )
  const cdnModules = await writeCdn(at('react-ui/dist/cdn'), { published: true })
  const licences = [
    readFileSync(at('core/dist/THIRD-PARTY-LICENSES'), 'utf8'),
    readFileSync(at('react-ui/LICENSE.lucide'), 'utf8'),
    licencesOf(cdnModules),
  ]
  writeFileSync(at('react-ui/dist/cdn/THIRD-PARTY-LICENSES'), licences.join('\n'))
}
