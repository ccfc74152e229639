import { node, tsx } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { generate } from './new/generate.mjs'
import { programs } from './paths.mjs'

const [kind = '', name = ''] = process.argv.slice(2)
ensureInstalled()

try {
  const { created, changed, program, next } = generate(kind, name)
  const paths = [...created, ...changed]
  const { code } = await node([programs.biome, 'check', '--write', '--log-level=error', ...paths])
  for (const path of created) console.log(`  created  ${path}`)
  for (const path of changed) console.log(`  changed  ${path}`)
  const { code: programCode } = program === null ? { code: 0 } : await tsx(program, [])
  console.log(`\n${next}`)
  process.exitCode = code || programCode
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
