import { ensureInstalled } from './ensure-installed.mjs'
import { parts } from './parts.mjs'
import { formatTally, sum } from './tally.mjs'

ensureInstalled()

const startedAt = Date.now()
const tallies = []
async function report(name, run) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const tally = await run()
  console.log(`   ${name}: ${formatTally(tally)}`)
  tallies.push({ name, tally })
}

// The browser tests often wait, so they run beside the other parts, but after `types`, which builds
// the packages. Their output comes last.
const { types, browser, ...others } = parts
await report('types', types)
const held = []
let print = (chunk) => held.push(chunk)
const browserTally = browser([], { print: (chunk) => print(chunk) })
for (const [name, run] of Object.entries(others)) await report(name, run)
await report('browser', () => {
  print = (chunk) => process.stdout.write(chunk)
  for (const chunk of held) print(chunk)
  return browserTally
})

const all = sum(tallies.map(({ tally }) => tally))
const failedParts = tallies.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
const seconds = Math.round((Date.now() - startedAt) / 1000)

for (const { name, tally } of tallies)
  for (const failure of tally.failures) console.log(`✗ ${name}: ${failure}`)
console.log(`\n${seconds} s${failedParts.length > 0 ? `; failed: ${failedParts.join(', ')}` : ''}`)
console.log(formatTally(all))
process.exitCode = all.failed === 0 ? 0 : 1
