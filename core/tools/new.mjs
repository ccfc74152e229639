import { node, tsx } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { make } from './new/make.mjs'
import { programs } from './paths.mjs'

const [kind = '', name = ''] = process.argv.slice(2)
ensureInstalled()

try {
  const { made, changed, program, next } = make(kind, name)
  const touched = [...made, ...changed]
  const { code } = await node([programs.biome, 'check', '--write', '--log-level=error', ...touched])
  for (const path of made) console.log(`  new      ${path}`)
  for (const path of changed) console.log(`  a line   ${path}`)
  const { code: programCode } = program === null ? { code: 0 } : await tsx(program, [])
  console.log(`\n${next}`)
  process.exitCode = code || programCode
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
