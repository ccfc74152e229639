import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, tsx } from './child.mjs'
import { findChromium, howToGetChromium } from './find-chromium.mjs'
import { mutationScores, mutationTable, tallyOfMutation } from './mutation-table.mjs'
import { at, exists, programs } from './paths.mjs'
import { sizeTable } from './size-table.mjs'
import {
  emptyTally,
  missingIn,
  sum,
  tallyOfExitCode,
  tallyOfSize,
  tallyOfVectors,
  tallyOfVitest,
  tallyOfWalk,
  toText,
  withExitCode,
} from './tally.mjs'

/** The files of the programs, by the name of their command. */
export const files = {
  walk: at('model-tests/src/walker/cli.ts'),
  statecharts: at('model-tests/src/statecharts/cli.ts'),
  vectors: at('model-tests/src/vectors/cli.ts'),
  bench: at('model-tests/src/bench/cli.ts'),
  consumers: at('model-tests/src/consumers/cli.ts'),
  sandbox: at('headless-examples/sandbox/src/server/serve.ts'),
  size: at('core/tools/size.mjs'),
}

/** The folders of model-tests that `walk` runs and `unit` excludes. */
const walkFolders = ['src/flows', 'src/stores', 'src/walker']
const failed = (message) => {
  console.error(message)
  return { ...emptyTally, failed: 1, failures: [message] }
}

/**
 * Runs Vitest in one package and prints its output. Resolves with the tally, which `tallyOf` counts
 * in the report.
 */
async function vitest(folder, args, options = {}) {
  const { config = 'vitest.config.ts', filtered = false, tallyOf = tallyOfVitest } = options
  if (!exists(folder, config)) return failed(`Cannot run tests: ${folder}/${config} is missing.`)
  const scratch = mkdtempSync(join(tmpdir(), 'latchkit-'))
  const report = join(scratch, 'report.json')
  try {
    const shown = options.quiet ? [] : ['--reporter=default']
    const reporters = [...shown, '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await node(
      [
        programs.vitest,
        'run',
        '--root',
        at(folder),
        '--config',
        at(folder, config),
        ...reporters,
        ...args,
      ],
      { env: options.env, quiet: options.quiet, print: options.print },
    )
    const results = JSON.parse(readFileSync(report, 'utf8'))
    if (filtered && results.testResults.length === 0) return emptyTally
    return withExitCode(tallyOf(results), code)
  } catch (error) {
    return failed(`${folder}: Vitest wrote no report (${error.message}).`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Runs a program that writes a JSON report. `print` prints the report and returns the tally. */
async function runReport(file, args, print, run = tsx) {
  if (!exists(file)) return failed(`Cannot run ${file}: the file is missing.`)
  const { code, text } = await run(file, [...args, '--json'], { quiet: true })
  try {
    return withExitCode(print(JSON.parse(text)), code)
  } catch (error) {
    return failed(`${file} exited with ${code} and wrote no JSON (${error.message}).`)
  }
}

const countOf = ({ covered }) => covered.length ?? covered

function printWalk(report) {
  for (const { id, states, transitions, guards } of report.charts) {
    const missing = missingIn({ states, transitions, guards })
    const mark = missing.length === 0 ? '✓' : '✗'
    const counts = `${countOf(states)} states, ${countOf(transitions)} transitions, ${countOf(guards)} guard outcomes`
    console.log(`${mark} ${id}: ${counts}`)
    for (const item of missing) console.log(`    not covered: ${toText(item)}`)
  }
  return tallyOfWalk(report)
}

function printVectors(report) {
  const { passed, failed, unsupported } = report
  for (const vector of failed) console.log(`✗ ${toText(vector)}`)
  console.log(
    `${passed.length} vectors passed, ${failed.length} failed, ${unsupported.length} not supported`,
  )
  for (const vector of unsupported) console.log(`    ${toText(vector)}`)
  return tallyOfVectors(report)
}

function printSize(report) {
  console.log(sizeTable(report))
  return tallyOfSize(report)
}

const runTool = async (args) => tallyOfExitCode((await node(args)).code)
const types = () => runTool([programs.tsc, '-b', '--pretty'])
const lint = (args = []) => runTool([programs.biome, 'check', ...args])
const unused = (args = []) => runTool([programs.knip, ...args])

/** The arguments for Vitest. With a file filter, a package without a matching test passes. */
function vitestArgs(args) {
  const filtered = args.some((arg) => !arg.startsWith('-'))
  return { filtered, args: filtered ? ['--passWithNoTests', ...args] : args }
}

async function unit(userArgs = []) {
  const { filtered, args } = vitestArgs(userArgs)
  const excluded = [...walkFolders, 'src/architecture'].map((folder) => `--exclude=${folder}/**`)
  const tallies = []
  for (const folder of [
    'core',
    'react-ui',
    'headless-examples/sandbox',
    'headless-examples/terminal',
    'headless-examples/visualizer',
  ])
    tallies.push(await vitest(folder, args, { filtered }))
  tallies.push(await vitest('model-tests', [...excluded, ...args], { filtered }))
  return sum(tallies)
}

async function browser(userArgs = [], { print } = {}) {
  if (findChromium() === null) return failed(howToGetChromium)
  const { filtered, args } = vitestArgs(userArgs)
  const tallies = []
  for (const config of ['vitest.browser.config.ts', 'vitest.journeys.config.ts'])
    tallies.push(await vitest('model-tests', args, { config, filtered, print }))
  return sum(tallies)
}

/** The machines that `npm test` samples: they send transfers and connect wallets. */
const sampledMachines = ['send', 'transfers', 'transfer', 'remote']

/**
 * Mutation tests of the machines, named by their files. `json`: prints only the scores, as JSON.
 * Resolves with the tally.
 */
export const mutate = ({ machines = [], sample, seed, json = false, ...options }) =>
  vitest(
    'model-tests',
    machines.map((name) => `/${name}.walk.test.ts`),
    {
      config: 'vitest.mutation.config.ts',
      quiet: true,
      env: {
        ...(sample === undefined ? {} : { LATCHKIT_MUTANTS: sample }),
        ...(seed === undefined ? {} : { LATCHKIT_SEED: seed }),
        ...(options['no-walks'] ? { LATCHKIT_MUTANT_WALKS: 'off' } : {}),
      },
      tallyOf(report) {
        const scores = mutationScores(report)
        console.log(json ? JSON.stringify({ machines: scores }) : mutationTable(scores))
        return tallyOfMutation(report)
      },
    },
  )

/**
 * The parts of `npm test`, in the order of their output. Each resolves with its tally and never
 * rejects.
 */
export const parts = {
  types,
  lint,
  unused,
  unit,
  // The walks and the architecture tests keep no state in modules but parsed files.
  walk: (args = []) => vitest('model-tests', ['--no-isolate', ...walkFolders, ...args]),
  mutate: () => mutate({ machines: sampledMachines, sample: '3', 'no-walks': true }),
  vectors: (args = []) => runReport(files.vectors, args, printVectors),
  arch: (args = []) => vitest('model-tests', ['--no-isolate', 'src/architecture', ...args]),
  size: () =>
    runReport(files.size, [], printSize, (file, args, options) => node([file, ...args], options)),
  consumers: async () => tallyOfExitCode((await tsx(files.consumers, ['--quick'])).code),
  browser,
}

/**
 * The tests of the walks, and the coverage of each machine. The tests check the coverage too; the
 * report walks all machines again and writes the file that the visualizer reads.
 */
export const walk = async (args) =>
  sum([await parts.walk(args), await runReport(files.walk, [], printWalk)])
