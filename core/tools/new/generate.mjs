import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { at, root } from '../paths.mjs'
import { kinds } from './kinds.mjs'
import { namesOf } from './names.mjs'

const usage = 'npm run new view about · npm run new flow tip · npm run new namespace ton'

/**
 * Creates the folder of a new view, flow or namespace from its template and adds the lines of the
 * new part to the registries. Returns the changed paths.
 */
export function generate(kind, name) {
  const template = kinds[kind]
  if (template === undefined) throw new Error(`Unknown kind "${kind}". Usage: ${usage}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `Invalid name "${name}": use lower-case letters, digits and single dashes. Usage: ${usage}`,
    )
  const names = namesOf(name)
  const folder = at(template.folder(names))
  if (existsSync(folder)) throw new Error(`${relative(root, folder)} already exists.`)

  const files = filesOf(at('core/tools/new', kind)).map(({ path, text }) => ({
    path: names.fill(path),
    text: names.fill(text),
  }))
  // Change all registries in memory first, so that no file is written if this throws.
  const lines = template
    .lines(names)
    .map(({ file, add }) => ({ path: file, text: add(readFileSync(at(file), 'utf8')) }))
  for (const { path, text } of [...files, ...lines]) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  return {
    created: files.map(({ path }) => path),
    changed: lines.map(({ path }) => path),
    next: names.fill(template.next),
  }
}

/** The files of a template with their paths in the repository. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(folder, path)
        .replace(/\.txt$/, '')
        .replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }))
}
