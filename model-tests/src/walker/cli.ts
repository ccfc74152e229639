import { mkdirSync, writeFileSync } from 'node:fs'
import type { WalkedMachine } from '@latchkit/core/devtools'
import { selectedMachines } from '../../../core/tools/machines.mjs'
import { loadModels } from './models.ts'
import { type WalkReport, walk } from './walk.ts'
import { walkedMachine, walkFile } from './write-walk.ts'

const parts = ['states', 'transitions', 'guards'] as const

const table = (reports: readonly WalkReport[]): string =>
  [
    ['machine', 'paths', 'steps', ...parts]
      .map((head, column) => head.padEnd(column === 0 ? 28 : 13))
      .join(''),
    ...reports.flatMap((report) => [
      [
        report.id.padEnd(28),
        ...[report.paths, report.steps, ...parts.map((part) => countsOf(report, part))].map(
          (cell) => String(cell).padEnd(13),
        ),
      ].join(''),
      ...parts.flatMap((part) => report[part].missing.map((key) => `    not covered: ${key}`)),
      ...report.failures.map((failure) => `    failed: ${failure}`),
    ]),
  ].join('\n')

const countsOf = (report: WalkReport, part: (typeof parts)[number]) => {
  const { covered, missing } = report[part]
  return `${covered}/${covered + missing.length}`
}

const folders = selectedMachines().map(({ folder }) => folder)
const all = await loadModels()
const models = all.filter(({ id }) => folders.includes(id))

/**
 * Walks the selected machines. Writes the coverage to `dist/walk.json` if these are all. `--json`:
 * prints one JSON object to stdout; failures go to stderr.
 */
const reports: WalkReport[] = []
const walkedMachines: WalkedMachine[] = []
for (const model of models) {
  const report = await walk(model)
  reports.push(report)
  walkedMachines.push(walkedMachine(model, report.walked))
}
if (models.length === all.length) {
  const dist = new URL('../../dist/', import.meta.url)
  mkdirSync(dist, { recursive: true })
  writeFileSync(new URL('walk.json', dist), JSON.stringify(walkFile(walkedMachines)))
}

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify({
      charts: reports.map(({ id, states, transitions, guards }) => ({
        id,
        states,
        transitions,
        guards,
      })),
    }),
  )
  for (const { id, failures } of reports)
    for (const failure of failures) console.error(`${id}: ${failure}`)
} else console.log(table(reports))

const isComplete = (report: WalkReport) =>
  report.failures.length === 0 && parts.every((part) => report[part].missing.length === 0)
process.exitCode = reports.every(isComplete) ? 0 : 1
