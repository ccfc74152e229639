import { documentsOf, staleIn } from './documents.ts'
import { chartsFolder, readDocuments, writeDocuments } from './folder.ts'

/** Writes every chart into the documents of core, and says what changed. */
const wanted = await documentsOf()
const stale = staleIn(readDocuments(chartsFolder), wanted)
writeDocuments(chartsFolder, wanted, stale)
for (const path of stale)
  console.log(`  ${wanted.has(path) ? 'written' : 'removed'}  core/docs/statecharts/${path}`)
console.log(`${wanted.size - 1} charts in core/docs/statecharts, ${stale.length} files changed.`)
