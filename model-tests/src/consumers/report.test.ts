import { expect, test } from 'vitest'
import { type Result, steps, tableOf } from './report.ts'

const result = (changes: Partial<Result>): Result => ({
  name: 'vite',
  manager: 'npm',
  bundler: 'Vite 8',
  framework: 'React 19',
  steps,
  passed: steps,
  problem: null,
  seconds: 7,
  ...changes,
})

test('the table marks the passed steps, the failed step, those that were not tried and those that do not apply', () => {
  const table = tableOf([
    result({}),
    result({ name: 'next', passed: ['installs'], problem: 'npm run build (exit code 1)' }),
    result({ name: 'node', steps: ['installs'], passed: ['installs'] }),
  ])
  expect(table.split('\n')).toEqual([
    '      package manager  bundler  framework  installs  builds  opens  connects  signs  reloads',
    'vite  npm              Vite 8   React 19   ✓         ✓       ✓      ✓         ✓      ✓        7 s',
    'next  npm              Vite 8   React 19   ✓         ✗       ?      ?         ?      ?        7 s',
    'node  npm              Vite 8   React 19   ✓         –       –      –         –      –        7 s',
    '',
    '✗ next: npm run build (exit code 1)',
  ])
})
