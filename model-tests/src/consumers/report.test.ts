import { expect, test } from 'vitest'
import { type Result, tableOf } from './report.ts'

const result = (changes: Partial<Result>): Result => ({
  name: 'vite',
  manager: 'npm',
  bundler: 'Vite 8',
  framework: 'React 19',
  passed: ['installs', 'builds', 'opens', 'connects', 'signs', 'reloads'],
  problem: null,
  seconds: 7,
  ...changes,
})

test('the table marks the passed steps, the failed step and those that were not tried', () => {
  const table = tableOf([
    result({}),
    result({ name: 'next', passed: ['installs'], problem: 'npm run build (exit code 1)' }),
  ])
  expect(table.split('\n')).toEqual([
    '      package manager  bundler  framework  installs  builds  opens  connects  signs  reloads',
    'vite  npm              Vite 8   React 19   ✓         ✓       ✓      ✓         ✓      ✓        7 s',
    'next  npm              Vite 8   React 19   ✓         ✗       –      –         –      –        7 s',
    '',
    '✗ next: npm run build (exit code 1)',
  ])
})
