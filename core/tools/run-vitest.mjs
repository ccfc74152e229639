import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from './child.mjs'
import { at, programs } from './paths.mjs'
import { emptyTally, failedTally, tallyOfVitest, withExitCode } from './tally.mjs'

/**
 * Runs Vitest with a configuration and prints its output. Resolves with the tally, which `tallyOf`
 * makes of the JSON report. `filters`: parts of the paths of the test files; without a match the
 * tally is empty. `title`: an expression for the titles of the tests. `watch`: keeps running.
 */
export async function runVitest(config, options = {}) {
  const { filters = [], title, update = false, watch = false } = options
  const { env, print, quiet = false, tallyOf = tallyOfVitest } = options
  const scratch = mkdtempSync(join(tmpdir(), 'latchkit-'))
  const report = join(scratch, 'report.json')
  const reporters = watch
    ? []
    : [...(quiet ? [] : ['--reporter=default']), '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    ...[watch ? 'watch' : 'run', '--root', config.root, '--config', at(config.file)],
    ...reporters,
    ...(title === undefined ? [] : [`--testNamePattern=${title}`]),
    ...(update ? ['--update'] : []),
    ...(filters.length === 0 ? [] : ['--passWithNoTests', ...filters]),
  ]
  try {
    const { code } = await node([programs.vitest, ...args], { env, quiet, print, input: watch })
    if (watch) return { code }
    const results = JSON.parse(readFileSync(report, 'utf8'))
    if (code === 0 && filters.length > 0 && results.testResults.length === 0) return emptyTally
    return withExitCode(tallyOf(results), code)
  } catch (error) {
    return failedTally(`Vitest wrote no report (${error.message}).`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The configurations of Vitest, with the folder to which filters are relative. */
export const configs = {
  tests: { root: at('.'), file: 'core/tools/vitest.config.mjs' },
  mutation: { root: at('model-tests'), file: 'model-tests/vitest.mutation.config.ts' },
  rendered: { root: at('model-tests'), file: 'model-tests/vitest.browser.config.ts' },
  journeys: { root: at('model-tests'), file: 'model-tests/vitest.journeys.config.ts' },
}
