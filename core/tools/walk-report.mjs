import { mkdirSync, writeFileSync } from 'node:fs'
import { listMachines } from './machines.mjs'
import { at } from './paths.mjs'
import { toText } from './tally.mjs'

/** The test file that walks the machines. Its variable `LATCHKIT_MACHINES` names some of them. */
export const walkTests = 'model-tests/src/walker/machines.walk.test.ts'

/** The walks in Vitest's JSON report, sorted by machine. */
const walksIn = (report) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => (meta?.walk ? [meta.walk] : []))
    .sort((a, b) => (a.chart.id < b.chart.id ? -1 : 1))

/** The output of `npm run walk -- --json`. */
export const walkJson = (report) => ({ charts: walksIn(report).map(({ chart }) => chart) })

/** The lines that `npm run walk` prints for each machine. */
export function walkTable(report) {
  return walkJson(report)
    .charts.flatMap(({ id, states, transitions, guards }) => {
      const missing = [states, transitions, guards].flatMap((part) => part.missing)
      const counts = `${states.covered} states, ${transitions.covered} transitions, ${guards.covered} guard outcomes`
      return [
        `${missing.length === 0 ? '✓' : '✗'} ${id}: ${counts}`,
        ...missing.map((item) => `    not covered: ${toText(item)}`),
      ]
    })
    .join('\n')
}

/** The walk file, which the visualizer reads. `charts`: an entry for each machine. */
export const walkFile = (charts) => ({ format: 'latchkit-walk', version: 1, charts })

/** Writes the walk file if the report has the walks of all machines. */
export function writeWalk(report) {
  const walks = walksIn(report)
  if (walks.length < listMachines().length) return
  mkdirSync(at('model-tests/dist'), { recursive: true })
  const text = JSON.stringify(walkFile(walks.map(({ walked }) => walked)))
  writeFileSync(at('model-tests/dist/walk.json'), text)
}
