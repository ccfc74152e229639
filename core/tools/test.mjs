import { ensureInstalled } from './ensure-installed.mjs'
import { parts } from './parts.mjs'
import { line, sum } from './tally.mjs'

ensureInstalled()

const began = Date.now()
const tallies = []
for (const [name, run] of Object.entries(parts)) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const tally = await run()
  console.log(`   ${name}: ${line(tally)}`)
  tallies.push({ name, tally })
}

const all = sum(tallies.map(({ tally }) => tally))
const red = tallies.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
console.log(
  `\n${Math.round((Date.now() - began) / 1000)} s${red.length > 0 ? `; not green: ${red.join(', ')}` : ''}`,
)
console.log(line(all))
process.exitCode = all.failed === 0 ? 0 : 1
