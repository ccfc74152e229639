import { parts } from './parts.mjs'
import { formatSlowest, formatTally, sum } from './tally.mjs'

/**
 * Runs the parts of `npm test` and prints their output, how long each took and the slowest files.
 * `selected`: options by the name of the part, for some of the parts only. Resolves with the tally
 * of all parts. `all`: the parts.
 */
export async function runAll(selected = null, all = parts) {
  const results = []
  const show = async (name, run) => {
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
    const result = await run()
    console.log(`   ${name}: ${formatTally(result.tally)}`)
    results.push({ name, ...result })
  }
  const wanted = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => selected === null || name in selected)
      .map(([name, part]) => [name, (options) => timed(part, { ...selected?.[name], ...options })]),
  )
  // `types` writes the declarations of the packages, and `consumers` packs the walk of `tests`.
  const { types, tests, browser, consumers, ...others } = wanted
  if (types) await show('types', types)
  // Tests often wait for servers and pages, so that other parts run beside them.
  const inNode = tests ? startHeld(tests) : null
  const inBrowser = browser ? startHeld(browser, inNode?.result) : null
  for (const [name, run] of Object.entries(others)) await show(name, run)
  if (inNode) await show('tests', inNode.print)
  if (consumers) await show('consumers', consumers)
  if (inBrowser) await show('browser', inBrowser.print)
  return report(results)
}

/** Runs a part. Resolves with its tally, and the seconds that it took. */
async function timed(part, options) {
  const begun = Date.now()
  const tally = await part(options)
  return { tally, seconds: (Date.now() - begun) / 1000 }
}

/** Runs a part after `earlier`. Its output is held until `print` is called. */
function startHeld(run, earlier = Promise.resolve()) {
  const held = []
  let write = (chunk) => held.push(chunk)
  const result = earlier.then(() => run({ print: (chunk) => write(chunk) }))
  return {
    result,
    print() {
      write = (chunk) => process.stdout.write(chunk)
      for (const chunk of held) write(chunk)
      return result
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
