import type { Consumer } from './consumers.ts'
import { visitSteps } from './visit.ts'

export const steps = ['installs', 'builds', ...visitSteps] as const
export type Step = (typeof steps)[number]

/**
 * `steps`: those that the consumer has. `passed`: those that succeeded. `problem`: why the next one
 * failed.
 */
export type Result = Pick<Consumer, 'name' | 'manager' | 'bundler' | 'framework'> & {
  steps: readonly Step[]
  passed: readonly Step[]
  problem: string | null
  seconds: number
}

const cellsOf = ({
  name,
  manager,
  bundler,
  framework,
  steps: own,
  passed,
  problem,
  seconds,
}: Result) => {
  const failed = problem === null ? undefined : own.find((step) => !passed.includes(step))
  const mark = (step: Step) => {
    if (passed.includes(step)) return '✓'
    if (step === failed) return '✗'
    return own.includes(step) ? '?' : '–'
  }
  const marks = steps.map(mark)
  return [name, manager, bundler, framework, ...marks, `${seconds} s`]
}

/**
 * A text table with a row per consumer, followed by the problems. `?` marks steps that were not
 * tried, `–` those that the consumer does not have.
 */
export function tableOf(results: readonly Result[]): string {
  const header = ['', 'package manager', 'bundler', 'framework', ...steps, '']
  const rows = [header, ...results.map(cellsOf)]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const problems = results.flatMap(({ name, problem }) =>
    problem === null ? [] : [`\n✗ ${name}: ${problem}`],
  )
  return [...lines, ...problems].join('\n')
}
