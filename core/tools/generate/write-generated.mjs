import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { at } from '../paths.mjs'
import { flowFiles } from './flows.mjs'
import { viewFiles } from './views.mjs'

/**
 * What writes sources from definitions. Each function returns the files (`{ path, text }`) with
 * their paths in the repository. Git ignores these files, which are named `*.generated.ts`.
 */
const generators = [flowFiles, viewFiles]

/**
 * Writes the sources that follow from definitions, before anything reads them. Leaves a file whose
 * text is the same, so that watchers and caches see no change.
 */
export async function writeGenerated(generate = generators) {
  for (const generator of generate)
    for (const { path, text } of await generator()) writeChanged(at(path), text)
}

/** Writes a partial file and renames it, because another command may read the file meanwhile. */
function writeChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  const partial = `${path}.${process.pid}`
  try {
    writeFileSync(partial, text)
    renameSync(partial, path)
  } finally {
    rmSync(partial, { force: true })
  }
}
