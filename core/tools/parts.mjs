import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, tsx } from './child.mjs'
import { findChromium, howToGetChromium } from './find-chromium.mjs'
import { at, exists, programs } from './paths.mjs'
import { sizeTable } from './size-table.mjs'
import {
  missingIn,
  nothing,
  ofCode,
  ofSize,
  ofVectors,
  ofVitest,
  ofWalk,
  sum,
  withCode,
} from './tally.mjs'

export const files = {
  walk: at('model-tests/src/walker/cli.ts'),
  charts: at('model-tests/src/statecharts/cli.ts'),
  vectors: at('model-tests/src/vectors/cli.ts'),
  bench: at('model-tests/src/bench/cli.ts'),
  sandbox: at('headless-examples/sandbox/src/server/serve.ts'),
  size: at('core/tools/size.mjs'),
}

const charts = ['src/flows', 'src/stores', 'src/walker']
const failed = (why) => {
  console.error(why)
  return { ...nothing, failed: 1 }
}

/** Vitest in one package, its lines on the console and its numbers in our hands. */
async function vitest(folder, args, { config = 'vitest.config.ts', filtered = false } = {}) {
  if (!exists(folder, config)) return failed(`${folder}/${config} is missing.`)
  const scratch = mkdtempSync(join(tmpdir(), 'latchkit-'))
  const report = join(scratch, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await node([
      programs.vitest,
      'run',
      '--root',
      at(folder),
      '--config',
      at(folder, config),
      ...reporters,
      ...args,
    ])
    const read = JSON.parse(readFileSync(report, 'utf8'))
    return filtered && read.testResults.length === 0 ? nothing : withCode(ofVitest(read), code)
  } catch (error) {
    return failed(`${folder}: the tests ended without a report (${error.message}).`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** A program that answers with JSON: `read` prints it for people and counts it. */
async function counted(file, args, read, run = tsx) {
  if (!exists(file)) return failed(`${file} is missing.`)
  const { code, text } = await run(file, [...args, '--json'], { quiet: true })
  try {
    return withCode(read(JSON.parse(text)), code)
  } catch (error) {
    return failed(`${file} ended with ${code} and no JSON (${error.message}).`)
  }
}

const readWalk = (report) => {
  for (const chart of report.charts) {
    const missing = missingIn(chart)
    const covered = [chart.states, chart.transitions, chart.guards].map(
      (part) => part.covered.length ?? part.covered,
    )
    console.log(
      `${missing.length === 0 ? '✓' : '✗'} ${chart.id}: ${covered[0]} states, ${covered[1]} transitions, ${covered[2]} guard outcomes`,
    )
    for (const one of missing)
      console.log(`    never reached: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
  }
  return ofWalk(report)
}

const readVectors = (report) => {
  for (const one of report.failed)
    console.log(`✗ ${typeof one === 'string' ? one : JSON.stringify(one)}`)
  console.log(
    `${report.passed.length} vectors passed, ${report.failed.length} failed, not covered yet: ${report.unsupported.length}`,
  )
  for (const one of report.unsupported)
    console.log(`    ${typeof one === 'string' ? one : JSON.stringify(one)}`)
  return ofVectors(report)
}

const readSize = (report) => {
  console.log(sizeTable(report))
  return ofSize(report)
}

const types = async () => ofCode((await node([programs.tsc, '-b', '--pretty'])).code)
const lint = async (args = []) => ofCode((await node([programs.biome, 'check', ...args])).code)
const unused = async (args = []) => ofCode((await node([programs.knip, ...args])).code)

async function unit(args = []) {
  const filtered = args.some((arg) => !arg.startsWith('-'))
  const more = filtered ? ['--passWithNoTests', ...args] : args
  const elsewhere = [...charts, 'src/architecture'].map((folder) => `--exclude=${folder}/**`)
  const tallies = []
  for (const folder of [
    'core',
    'react-ui',
    'headless-examples/sandbox',
    'headless-examples/terminal',
    'headless-examples/visualizer',
  ])
    tallies.push(await vitest(folder, more, { filtered }))
  tallies.push(await vitest('model-tests', [...elsewhere, ...more], { filtered }))
  return sum(tallies)
}

async function browser(args = []) {
  if (findChromium() === null) return failed(howToGetChromium)
  const filtered = args.some((arg) => !arg.startsWith('-'))
  const more = filtered ? ['--passWithNoTests', ...args] : args
  const rendered = await vitest('model-tests', more, {
    config: 'vitest.browser.config.ts',
    filtered,
  })
  return sum([
    rendered,
    await vitest('model-tests', more, { config: 'vitest.journeys.config.ts', filtered }),
  ])
}

/** Everything `npm test` runs, in its order; each part resolves with its tally and never throws. */
export const parts = {
  types,
  lint,
  unused,
  unit,
  walk: async (args = []) =>
    sum([
      await vitest('model-tests', [...charts, ...args]),
      await counted(files.walk, [], readWalk),
    ]),
  vectors: (args = []) => counted(files.vectors, args, readVectors),
  laws: (args = []) => vitest('model-tests', ['src/architecture', ...args]),
  size: () =>
    counted(files.size, [], readSize, (file, args, options) => node([file, ...args], options)),
  browser,
}
