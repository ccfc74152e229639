import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { at, root } from '../paths.mjs'
import { kinds } from './kinds.mjs'
import { namesOf } from './names.mjs'

const usage = 'npm run new view about · npm run new flow tip · npm run new namespace ton'

/**
 * Makes the folder of a new view, flow or namespace from its pattern, and adds its line to each registry. `program`: what is to be run then,
 * null where nothing is.
 */
export function make(kind, name) {
  const pattern = kinds[kind]
  if (pattern === undefined) throw new Error(`A new what? ${usage}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name: small letters, digits and single dashes. ${usage}`)
  const names = namesOf(name)
  const folder = at(pattern.folder(names))
  if (existsSync(folder)) throw new Error(`${relative(root, folder)} is there already.`)

  const files = filesOf(at('core/tools/new', kind)).map(({ path, text }) => ({
    path: names.fill(path),
    text: names.fill(text),
  }))
  // registries are read and changed before anything is written: a line that finds no place leaves nothing behind
  const lines = pattern
    .lines(names)
    .map(({ file, add }) => ({ path: file, text: add(readFileSync(at(file), 'utf8')) }))
  for (const { path, text } of [...files, ...lines]) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  return {
    made: files.map(({ path }) => path),
    changed: lines.map(({ path }) => path),
    program: pattern.program ?? null,
    next: names.fill(pattern.next),
  }
}

/** A pattern's files, by the path they will have from the repository's top. */
function filesOf(pattern) {
  return readdirSync(pattern, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(pattern, path)
        .replace(/\.txt$/, '')
        .replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }))
}
