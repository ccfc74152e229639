import { createDocuments, stalePaths } from './documents.ts'
import { readDocuments, statechartsFolder, writeDocuments } from './folder.ts'

/** Writes the documents of all machines and prints the changed files. */
const documents = await createDocuments()
const stale = stalePaths(readDocuments(statechartsFolder), documents)
writeDocuments(statechartsFolder, documents, stale)
for (const path of stale)
  console.log(`  ${documents.has(path) ? 'written' : 'removed'}  core/docs/statecharts/${path}`)
console.log(
  `${documents.size - 1} machines in core/docs/statecharts, ${stale.length} files changed.`,
)
