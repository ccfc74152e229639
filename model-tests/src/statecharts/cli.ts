import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from '../../../core/tools/paths.mjs'
import { createDocuments } from './documents.ts'

/** Writes the documents of all machines to an empty folder. */
const folder = at('model-tests/dist/statecharts')
const documents = await createDocuments()
rmSync(folder, { recursive: true, force: true })
for (const [path, text] of documents) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
console.log(`${documents.size - 1} machines. Open ${join(folder, 'README.md')}`)
