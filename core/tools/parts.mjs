import { node, tsx } from './child.mjs'
import { prepareChromium } from './ensure-chromium.mjs'
import { howToGetChromium } from './find-chromium.mjs'
import { mutationScores, mutationTable, tallyOfMutation } from './mutation-table.mjs'
import { at, exists, programs } from './paths.mjs'
import { configs, runVitest } from './run-vitest.mjs'
import { sizeTable } from './size-table.mjs'
import {
  failedTally,
  sum,
  tallyOfExitCode,
  tallyOfSize,
  tallyOfVectors,
  tallyOfVitest,
  toText,
  withExitCode,
} from './tally.mjs'
import { walkJson, walkTable, writeWalk } from './walk-report.mjs'

/** The files of the programs, by the name of their command. */
export const files = {
  statecharts: at('model-tests/src/statecharts/cli.ts'),
  vectors: at('model-tests/src/vectors/cli.ts'),
  bench: at('model-tests/src/bench/cli.ts'),
  consumers: at('model-tests/src/consumers/cli.ts'),
  sandbox: at('headless-examples/sandbox/src/server/serve.ts'),
  size: at('core/tools/size.mjs'),
}

const failed = (message) => {
  console.error(message)
  return failedTally(message)
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
const lint = ({ write = false } = {}) =>
  runTool([programs.biome, 'check', ...(write ? ['--write'] : [])])
/** Knip skips files that git ignores. Without the generated sources, all definitions are unused. */
const unused = () => runTool([programs.knip, '--no-gitignore', '--no-config-hints'])

/**
 * The settings of `runVitest` for tests of some kinds (`unit`, `walk`, `arch`), of all without
 * kinds. `machines`: those to walk.
 */
export const testRun = ({ machines = [], ...options }, kinds = []) => ({
  ...options,
  env: { LATCHKIT_MACHINES: machines.join(','), LATCHKIT_TESTS: kinds.join(',') },
})

/**
 * Runs the tests of some kinds, all by default. `options`: those of `runVitest`, and the names of
 * the machines to walk, all by default. Writes the walk file after a walk of all machines.
 */
export const tests = (options = {}, kinds = []) =>
  runVitest(configs.tests, {
    ...testRun(options, kinds),
    tallyOf(report) {
      writeWalk(report)
      return tallyOfVitest(report)
    },
  })

/** Walks machines and prints their coverage. `json`: prints nothing else, as JSON. */
export const walk = ({ json = false, ...options } = {}) =>
  runVitest(configs.tests, {
    ...testRun(options, ['walk']),
    quiet: json,
    tallyOf(report) {
      writeWalk(report)
      console.log(json ? JSON.stringify(walkJson(report)) : walkTable(report))
      return tallyOfVitest(report)
    },
  })

/** The tests in Chromium: the rendered walks and components, then the journeys. */
export async function browser(options = {}) {
  if (!(await prepareChromium())) return failedTally(howToGetChromium)
  const rendered = await runVitest(configs.rendered, options)
  return sum([rendered, await runVitest(configs.journeys, options)])
}

/** The machines that `npm test` samples: they send transfers and connect wallets. */
const sampledMachines = ['send', 'transfers', 'transfer', 'remote']

/**
 * Mutation tests of the machines with these names. `json`: prints only the scores, as JSON.
 * Resolves with the tally.
 */
export const mutate = ({ machines = [], sample, seed, json = false, walks = true }) =>
  runVitest(configs.mutation, {
    quiet: true,
    env: {
      LATCHKIT_MACHINES: machines.join(','),
      ...(sample === undefined ? {} : { LATCHKIT_MUTANTS: sample }),
      ...(seed === undefined ? {} : { LATCHKIT_SEED: seed }),
      ...(walks ? {} : { LATCHKIT_MUTANT_WALKS: 'off' }),
    },
    tallyOf(report) {
      const scores = mutationScores(report)
      console.log(json ? JSON.stringify({ machines: scores }) : mutationTable(scores))
      return tallyOfMutation(report)
    },
  })

/**
 * The parts of `npm test`, in the order of their output. Each resolves with its tally and never
 * rejects.
 */
export const parts = {
  types,
  lint,
  unused,
  tests,
  mutate: ({ machines = sampledMachines } = {}) =>
    mutate({
      machines: sampledMachines.filter((name) => machines.includes(name)),
      sample: '3',
      walks: false,
    }),
  vectors: ({ args = [] } = {}) => runReport(files.vectors, args, printVectors),
  size: () =>
    runReport(files.size, [], printSize, (file, args, options) => node([file, ...args], options)),
  consumers: async () =>
    (await prepareChromium())
      ? tallyOfExitCode((await tsx(files.consumers, ['--quick'])).code)
      : failedTally('consumers: Chromium was not found', 'npm run consumers -- --quick'),
  browser,
}
