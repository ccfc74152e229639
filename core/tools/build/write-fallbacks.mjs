import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { at } from '../paths.mjs'

/**
 * Writes a file for each entry point of a package, which tools need that do not read the exports
 * map: Parcel, and TypeScript with `moduleResolution: node10`.
 */
export function writeFallbacks(folder) {
  const { exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
  for (const [path, { types, default: main }] of Object.entries(exports)) {
    if (path === '.' || main === undefined) continue
    if (path.endsWith('.css')) {
      writeFileSync(at(folder, path), `@import "${main}";\n`)
      writeFileSync(at(folder, `${path}.d.ts`), 'export {}\n')
      writeFileSync(at(folder, types), 'export {}\n')
      continue
    }
    const manifest = { main: posix.relative(path, main), types: posix.relative(path, types) }
    mkdirSync(at(folder, path), { recursive: true })
    writeFileSync(at(folder, path, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
}
