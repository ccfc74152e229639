import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Documents } from './documents.ts'

/** Where the documents are kept. */
export const chartsFolder = fileURLToPath(
  new URL('../../../core/docs/statecharts', import.meta.url),
)

/** Every document that is kept in a folder. */
export function readDocuments(folder: string): Documents {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return new Map(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** Writes what is wanted at these paths, and removes what is not wanted any more. */
export function writeDocuments(folder: string, wanted: Documents, paths: readonly string[]): void {
  for (const path of paths) {
    const text = wanted.get(path)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (text === undefined) rmSync(join(folder, path))
    else writeFileSync(join(folder, path), text)
  }
}
