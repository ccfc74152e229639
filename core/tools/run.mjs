import { node, tsx } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { files, parts } from './parts.mjs'
import { exists } from './paths.mjs'
import { line, sum } from './tally.mjs'

const [name, ...args] = process.argv.slice(2)
const json = args.includes('--json')

/** Programs that speak for themselves: their arguments, their console, their exit code. */
const programs = {
  bench: () => tsx(files.bench, args),
  charts: () => tsx(files.charts, args),
  sandbox: () => tsx(files.sandbox, args),
  vectors: () => tsx(files.vectors, args),
  ...(json ? { walk: () => tsx(files.walk, args) } : {}),
  size: () => node([files.size, ...args]),
}

const tallied = {
  ...parts,
  check: async () => sum([await parts.types(), await parts.lint(args), await parts.unused()]),
}

if (!(name in programs) && !(name in tallied)) {
  console.error(
    `Which part? One of: ${[...new Set([...Object.keys(tallied), ...Object.keys(programs)])].sort().join(', ')}.`,
  )
  process.exit(1)
}

ensureInstalled()

if (name in programs) {
  if (name in files && !exists(files[name])) {
    console.error(`${files[name]} is missing.`)
    process.exit(1)
  }
  const { code } = await programs[name]()
  process.exitCode = code
} else {
  const tally = await tallied[name](args)
  console.log(`\n${line(tally)}`)
  process.exitCode = tally.failed === 0 ? 0 : 1
}
