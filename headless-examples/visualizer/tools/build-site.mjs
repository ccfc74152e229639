/**
 * Builds the files that the package serves. Walks all machines first if the coverage and the samples
 * of the last walk are missing or belong to other machines; that takes a few minutes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { build } from 'vite'
import { walk } from '../../../core/tools/parts.mjs'
import { at } from '../../../core/tools/paths.mjs'

const walkPath = at('model-tests/dist/walk.json')

/** The fingerprints of the machines that the last walk covered, by id. */
function walkedFingerprints() {
  if (!existsSync(walkPath)) return new Map()
  const { charts } = JSON.parse(readFileSync(walkPath, 'utf8'))
  return new Map(charts.map(({ id, fingerprint }) => [id, fingerprint]))
}

async function outdatedMachines() {
  const { fingerprintOf, machines } = await tsImport(
    '../../../core/src/devtools/index.ts',
    import.meta.url,
  )
  const walked = walkedFingerprints()
  const ids = await Promise.all(
    machines().map(async ({ id, load }) =>
      walked.get(id) === fingerprintOf(await load()) ? [] : [id],
    ),
  )
  return ids.flat()
}

const outdated = await outdatedMachines()
if (outdated.length > 0) {
  console.log(`Walks all machines, because the last walk lacks: ${outdated.join(', ')}`)
  const { failures } = await walk()
  if (failures.length > 0) process.exit(1)
}
await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  mode: 'package',
  logLevel: 'warn',
})
