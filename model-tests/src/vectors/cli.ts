import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Report, runVectors } from './run.ts'

const dataFolder = fileURLToPath(new URL('./data', import.meta.url))

const summary = ({ passed, failed, unsupported }: Report): string => {
  const vectorCount = unsupported.reduce((sum, entry) => sum + entry.vectors, 0)
  return [
    ...failed.map(
      ({ operation, name, expected, got }) =>
        `✗ ${operation}: ${name}\n    expected ${JSON.stringify(expected)}\n    got      ${JSON.stringify(got)}`,
    ),
    `${passed.length} vectors passed, ${failed.length} failed; ${unsupported.length} operations with ${vectorCount} vectors are not covered yet`,
    ...unsupported.map((entry) => `    ${entry.operation} (${entry.vectors})`),
  ].join('\n')
}

/**
 * `cli.ts [DIR] [--json]`: runs the vectors of this repository or of a folder. `--json` prints one
 * JSON object.
 */
const args = process.argv.slice(2)
const folder = args.find((arg) => !arg.startsWith('-'))
const report = await runVectors(
  folder === undefined ? dataFolder : resolve(process.env.INIT_CWD ?? '.', folder),
)
const { passed, failed, unsupported } = report
console.log(
  args.includes('--json')
    ? JSON.stringify({ passed, failed, unsupported: unsupported.map(({ operation }) => operation) })
    : summary(report),
)
process.exitCode = failed.length === 0 ? 0 : 1
