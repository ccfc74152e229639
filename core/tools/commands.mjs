import { positiveInteger, UsageError } from './arguments.mjs'
import { affectedParts, changedSince } from './changes.mjs'
import { node, tsx } from './child.mjs'
import { prepareChromium } from './ensure-chromium.mjs'
import { howToGetChromium } from './find-chromium.mjs'
import { watchDefinitions } from './generate/watch-definitions.mjs'
import { browser, files, mutate, parts, testRun, tests, walk } from './parts.mjs'
import { runAll } from './run-all.mjs'
import { configs, runVitest } from './run-vitest.mjs'
import { machinesNamed, machinesWith, requireMachines } from './select-machines.mjs'
import { emptyTally, failedTally, sum } from './tally.mjs'
import { walkTests } from './walk-report.mjs'

const flag = { type: 'boolean' }
const text = { type: 'string' }
const any = Number.POSITIVE_INFINITY
const update = { type: 'boolean', short: 'u' }
const title = { type: 'string', short: 't' }

/** Runs a program that starts Chromium, which is installed first if it is missing. */
const withChromium = async (run) =>
  (await prepareChromium()) ? run() : failedTally(howToGetChromium)

/** Passes a tally on. Throws `UsageError` if names were given and no test has one in its path. */
function required(tally, names) {
  if (names.length > 0 && tally.files.length === 0 && tally.failed === 0)
    throw new UsageError(`No test has "${names.join('" or "')}" in its path.`)
  return tally
}

/** The tests that names select: the name of a machine also selects its walk. */
function selectionOf(names) {
  const machines = machinesNamed(names)
  return machines.length > 0
    ? { options: { filters: [...names, walkTests], machines }, kinds: ['unit', 'walk'] }
    : { options: { filters: names }, kinds: ['unit'] }
}

async function unit({ values: { title, update }, names }) {
  const { options, kinds } = selectionOf(names)
  return required(await tests({ ...options, title, update }, kinds), names)
}

function watch({ names }) {
  watchDefinitions()
  const { options, kinds } = selectionOf(names)
  return runVitest(configs.tests, { ...testRun(options, kinds), watch: true })
}

function machinesToMutate({ values, names }) {
  const named = [...names, ...(values.machine ?? [])]
  requireMachines(named)
  return values.since === undefined
    ? named
    : [...named, ...machinesWith(changedSince(values.since))]
}

/**
 * The commands of `package.json`. `usage`: its arguments. `does`: a line of help. `options` and
 * `positionals`: what `parseArguments` takes. `run` resolves with a tally, or with the exit
 * code of a program that prints its own output.
 */
export const commands = {
  test: {
    usage: '[--since COMMIT]',
    does: 'runs all tests, or those that changes since a commit can affect',
    options: { since: text },
    run: ({ values: { since } }) =>
      runAll(since === undefined ? null : affectedParts(changedSince(since))),
  },
  check: {
    usage: '[--write]',
    does: 'checks types, lint, format and unused code; --write corrects the format',
    options: { write: flag },
    run: async ({ values: { write } }) =>
      sum([await parts.types(), await parts.lint({ write }), await parts.unused()]),
  },
  unit: {
    usage: '[MACHINE | PATH …] [-t TITLE] [-u]',
    does: 'runs the tests without a browser that have the name in their path, and the walk of a machine of that name',
    options: { update, title },
    positionals: any,
    run: unit,
  },
  watch: {
    usage: '[MACHINE | PATH …]',
    does: 'runs the same tests as unit, and again after each change',
    positionals: any,
    run: watch,
  },
  walk: {
    usage: '[MACHINE …] [-u] [--json]',
    does: 'walks all machines, or those with these names; -u updates their inventories',
    options: { update, json: flag },
    positionals: any,
    run({ values, names }) {
      requireMachines(names)
      return walk({ machines: names, ...values })
    },
  },
  mutate: {
    usage: '[MACHINE …] [--since COMMIT] [--sample N] [--seed N] [--no-walks] [--json]',
    does: 'runs the tests of machines against each mutant of them',
    options: {
      machine: { ...text, multiple: true },
      since: text,
      sample: text,
      seed: text,
      json: flag,
      'no-walks': flag,
    },
    positionals: any,
    run({ values, names }) {
      const named = machinesToMutate({ values, names })
      if (named.length === 0 && values.since !== undefined) {
        console.log('No machine changed.')
        return { ...emptyTally, json: values.json }
      }
      return mutate({
        machines: named,
        sample: positiveInteger(values.sample, 'sample'),
        seed: values.seed,
        json: values.json,
        walks: !values['no-walks'],
      })
    },
  },
  vectors: {
    usage: '[FOLDER] [--json]',
    does: 'runs the vectors of this repository or of a folder',
    options: { json: flag },
    positionals: 1,
    run: (_, args) => tsx(files.vectors, args),
  },
  browser: {
    usage: '[MACHINE | PATH …] [-t TITLE]',
    does: 'runs the rendered walks and the journeys in Chromium that have the name in their path',
    options: { title },
    positionals: any,
    run: async ({ values, names }) =>
      required(await browser({ filters: names, title: values.title }), names),
  },
  arch: {
    usage: '[PATH …] [-t TITLE] [-u]',
    does: 'runs the architecture tests; -u rewrites the tables that they check',
    options: { update, title },
    positionals: any,
    run: async ({ values, names }) =>
      required(
        await tests({ filters: names, title: values.title, update: values.update }, ['arch']),
        names,
      ),
  },
  size: {
    usage: '[--json | --why]',
    does: 'measures the bytes of each entry point; --why lists which imports load each module',
    options: { json: flag, why: flag },
    run: (_, args) => node([files.size, ...args]),
  },
  statecharts: {
    usage: '',
    does: 'writes a page for each machine, with its diagram, to model-tests/dist/statecharts',
    run: (_, args) => tsx(files.statecharts, args),
  },
  bench: {
    usage: '[--pages N] [--only APP,APP] [--parts PART,PART] [--json]',
    does: 'measures weight, speed and memory beside other kits',
    options: { pages: text, only: text, parts: text, json: flag },
    run: (_, args) => withChromium(() => tsx(files.bench, args)),
  },
  consumers: {
    usage: '[--only NAME,NAME] [--quick] [--keep] [--json]',
    does: 'tries the packed packages in projects outside the repository',
    options: { only: text, quick: flag, keep: flag, json: flag },
    run: (_, args) => withChromium(() => tsx(files.consumers, args)),
  },
  sandbox: {
    usage: '[--json]',
    does: 'starts the sandbox; --json prints one line with every URL',
    options: { json: flag },
    run: (_, args) => tsx(files.sandbox, args),
  },
}
