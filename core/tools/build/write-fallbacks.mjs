import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { at } from '../paths.mjs'

/**
 * Writes a file for each entry point of a package, which tools need that do not read the exports
 * map: Parcel, and TypeScript with `moduleResolution: node10`. The files are as old as the manifest
 * that they repeat, so that `tsc -b` does not check the projects that find them again.
 */
export function writeFallbacks(folder) {
  const manifestPath = at(folder, 'package.json')
  const { mtime } = statSync(manifestPath)
  const write = (path, content) => {
    mkdirSync(dirname(at(folder, path)), { recursive: true })
    writeFileSync(at(folder, path), content)
    utimesSync(at(folder, path), mtime, mtime)
  }
  const { exports } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  for (const [path, { types, default: main }] of Object.entries(exports)) {
    if (path === '.' || main === undefined) continue
    if (path.endsWith('.css')) {
      write(path, `@import "${main}";\n`)
      write(`${path}.d.ts`, 'export {}\n')
      write(types, 'export {}\n')
      continue
    }
    const manifest = { main: posix.relative(path, main), types: posix.relative(path, types) }
    write(`${path}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  }
}
