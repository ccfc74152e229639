import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Documents } from './documents.ts'

/** The folder of the committed documents. */
export const statechartsFolder = fileURLToPath(
  new URL('../../../core/docs/statecharts', import.meta.url),
)

/** Reads all `.md` files of a folder and its subfolders. Empty if the folder does not exist. */
export function readDocuments(folder: string): Documents {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return new Map(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  )
}

/**
 * Writes the documents at `paths`. Removes the files at paths that `documents` does not contain.
 */
export function writeDocuments(
  folder: string,
  documents: Documents,
  paths: readonly string[],
): void {
  for (const path of paths) {
    const text = documents.get(path)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (text === undefined) rmSync(join(folder, path))
    else writeFileSync(join(folder, path), text)
  }
}
