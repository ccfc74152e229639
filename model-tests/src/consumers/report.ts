import type { Consumer } from './consumers.ts'
import { visitSteps } from './visit.ts'

export const steps = ['installs', 'builds', ...visitSteps] as const
export type Step = (typeof steps)[number]

/** `passed`: the steps that succeeded. `problem`: why the next one failed. */
export type Result = Pick<Consumer, 'name' | 'manager' | 'bundler' | 'framework'> & {
  passed: readonly Step[]
  problem: string | null
  seconds: number
}

const cellsOf = ({ name, manager, bundler, framework, passed, problem, seconds }: Result) => {
  const failed = problem === null ? undefined : steps.find((step) => !passed.includes(step))
  const marks = steps.map((step) => (passed.includes(step) ? '✓' : step === failed ? '✗' : '–'))
  return [name, manager, bundler, framework, ...marks, `${seconds} s`]
}

/** A text table with a row per consumer, followed by the problems. */
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
