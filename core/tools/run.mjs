import { parseArguments, UsageError } from './arguments.mjs'
import { commands } from './commands.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { writeGenerated } from './generate/write-generated.mjs'
import { exists, failureFolder } from './paths.mjs'
import { formatFailures, formatTally } from './tally.mjs'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
const startedAt = Date.now()

/** Runs a command. Resolves with its exit code. */
async function run() {
  if (command === undefined)
    throw new UsageError(
      `Unknown command "${name}". Use one of: ${Object.keys(commands).join(', ')}.`,
    )
  const parsed = parseArguments(args, command)
  ensureInstalled()
  await writeGenerated()
  const result = await command.run(parsed, args)
  return 'passed' in result ? report(result, parsed.values.json) : result.code
}

/** Prints a tally, with the seconds of the run. With `json`, failures go to stderr and nothing else. */
function report(tally, json) {
  const failures = formatFailures(tally.failures)
  if (json) {
    if (failures !== '') console.error(failures)
  } else {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`\n${failures === '' ? '' : `${failures}\n\n`}${keptFiles(tally)}${seconds} s`)
    console.log(formatTally(tally))
  }
  return tally.failed === 0 ? 0 : 1
}

/** Names the folder in which failed journeys leave their screenshots and traces. */
const keptFiles = ({ failures }) =>
  exists(failureFolder) && failures.some(({ command }) => command?.startsWith('npm run browser'))
    ? `Screenshots and traces of failed journeys: ${failureFolder}\n\n`
    : ''

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  if (command !== undefined) console.error(`\n${usageOf(name, command)}`)
  process.exitCode = 2
}

/** The usage of a command, as a developer types it. */
function usageOf(name, { usage, does }) {
  const script = name === 'test' ? 'npm test' : `npm run ${name}`
  return `Usage: ${script}${usage === '' ? '' : ` -- ${usage}`}\n\n  ${does}`
}
