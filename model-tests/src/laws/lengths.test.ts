import { expect, test } from 'vitest'
import { filesIn, packages, textOf } from './repository.ts'

const most = 250
const tooLong = (files: readonly { path: string; text: string }[]): string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    return lines < most ? [] : [`${path}: ${lines} lines are two jobs`]
  })

test('every file stays under 250 lines', () => {
  const code = packages().flatMap((folder) => filesIn(folder, ['.ts', '.tsx', '.mts', '.mjs', '.css', '.html']))
  expect(tooLong(code.map((path) => ({ path, text: textOf(path) })))).toEqual([])
})

test('the law can fail, from the 250th line on', () => {
  const file = (lines: number) => [{ path: 'core/src/a.ts', text: 'x\n'.repeat(lines) }]
  expect(tooLong(file(249))).toEqual([])
  expect(tooLong(file(250))).toEqual(['core/src/a.ts: 250 lines are two jobs'])
})
