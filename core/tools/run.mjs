import { parseArgs } from 'node:util'
import { node, tsx } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { files, mutate, parts, walk } from './parts.mjs'
import { exists } from './paths.mjs'
import { formatTally, sum } from './tally.mjs'

const [name, ...args] = process.argv.slice(2)
const json = args.includes('--json')

/** Commands that print their own output and set the exit code. */
const programs = {
  bench: () => tsx(files.bench, args),
  consumers: () => tsx(files.consumers, args),
  sandbox: () => tsx(files.sandbox, args),
  statecharts: () => tsx(files.statecharts, args),
  vectors: () => tsx(files.vectors, args),
  ...(json ? { walk: () => tsx(files.walk, args) } : {}),
  size: () => node([files.size, ...args]),
}

/**
 * Options of `mutate`: `--machine name` (repeatable), `--sample n`, `--seed n`, `--json`, and
 * `--no-walks`, which runs the unit tests only.
 */
function mutationOptions() {
  const string = { type: 'string' }
  const boolean = { type: 'boolean' }
  const options = { machine: { ...string, multiple: true }, sample: string, seed: string }
  const { values } = parseArgs({
    args,
    options: { ...options, json: boolean, 'no-walks': boolean },
  })
  return { ...values, machines: values.machine }
}

/** Commands that return a tally. */
const tallyCommands = {
  ...parts,
  walk,
  mutate: () => mutate(mutationOptions()),
  check: async () => sum([await parts.types(), await parts.lint(args), await parts.unused()]),
}

if (!(name in programs) && !(name in tallyCommands)) {
  const names = [...new Set([...Object.keys(tallyCommands), ...Object.keys(programs)])].sort()
  console.error(`Unknown command "${name ?? ''}". Use one of: ${names.join(', ')}.`)
  process.exit(1)
}

ensureInstalled()

if (name in programs) {
  if (name in files && !exists(files[name])) {
    console.error(`Cannot run ${name}: ${files[name]} is missing.`)
    process.exit(1)
  }
  const { code } = await programs[name]()
  process.exitCode = code
} else {
  const tally = await tallyCommands[name](args)
  if (json) for (const failure of tally.failures) console.error(failure)
  else console.log(`\n${formatTally(tally)}`)
  process.exitCode = tally.failed === 0 ? 0 : 1
}
