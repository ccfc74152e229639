import { node } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { writeGenerated } from './generate/write-generated.mjs'
import { generate } from './new/generate.mjs'
import { programs } from './paths.mjs'

const [kind = '', name = ''] = process.argv.slice(2)
ensureInstalled()

try {
  const { created, changed, next } = generate(kind, name)
  await writeGenerated()
  const paths = [...created, ...changed]
  const { code } = await node([programs.biome, 'check', '--write', '--log-level=error', ...paths])
  for (const path of created) console.log(`  created  ${path}`)
  for (const path of changed) console.log(`  changed  ${path}`)
  console.log(`\n${next}`)
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
