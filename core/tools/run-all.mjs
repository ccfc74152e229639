import { parts } from './parts.mjs'
import { formatSlowest, formatTally, sum } from './tally.mjs'

const seconds = (since) => (Date.now() - since) / 1000

/**
 * Runs the parts of `npm test` and prints their output, how long each took and the slowest files.
 * `selected`: options by the name of the part, for some of the parts only. Resolves with the tally
 * of all parts. `all`: the parts.
 */
export async function runAll(selected = null, all = parts) {
  const results = []
  const run = async (name, start, begun = Date.now()) => {
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
    const tally = await start()
    console.log(`   ${name}: ${formatTally(tally)}`)
    results.push({ name, tally, seconds: seconds(begun) })
  }
  const wanted = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => selected === null || name in selected)
      .map(([name, part]) => [name, (options) => part({ ...selected?.[name], ...options })]),
  )
  // `types` writes the declarations of the packages, and `tests` uses all cores.
  const { types, tests, browser, ...others } = wanted
  for (const [name, start] of Object.entries({ types, tests })) if (start) await run(name, start)
  // The browser tests often wait, so they run beside the other parts. Their output comes last.
  const finishBrowser = browser ? startHeld(browser) : null
  for (const [name, start] of Object.entries(others)) await run(name, start)
  if (finishBrowser) await run('browser', finishBrowser.print, finishBrowser.begun)
  return report(results)
}

/** Starts a part whose output is held until `print` is called. */
function startHeld(part) {
  const held = []
  let write = (chunk) => held.push(chunk)
  const begun = Date.now()
  const tally = part({ print: (chunk) => write(chunk) })
  return {
    begun,
    print() {
      write = (chunk) => process.stdout.write(chunk)
      for (const chunk of held) write(chunk)
      return tally
    },
  }
}

function report(results) {
  const all = sum(results.map(({ tally }) => tally))
  console.log('\nSlowest files:')
  console.log(formatSlowest(all.files))
  console.log('\nParts:')
  for (const { name, seconds, tally } of results)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${tally.failed > 0 ? ' ✗' : ''}`)
  return all
}
