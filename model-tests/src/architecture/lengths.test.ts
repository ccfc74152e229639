import { expect, test } from 'vitest'
import { filesIn, packages, textOf } from './repository.ts'

const limit = 400
/** Machines and tables are as long as what they describe. */
const isExempt = (path: string) => /\.machine\.ts$|catalogue\.ts$/.test(path)
const tooLong = (files: readonly { path: string; text: string }[]): string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    return lines <= limit || isExempt(path) ? [] : [`${path}: ${lines} lines`]
  })

test('a file has at most 400 lines, except machines and catalogues', () => {
  const code = packages().flatMap((folder) =>
    filesIn(folder, ['.ts', '.tsx', '.mts', '.mjs', '.css', '.html']),
  )
  expect(tooLong(code.map((path) => ({ path, text: textOf(path) })))).toEqual([])
})

test('the length check reports a file of 401 lines', () => {
  const file = (path: string, lines: number) => [{ path, text: 'x\n'.repeat(lines) }]
  expect(tooLong(file('core/src/a.ts', 400))).toEqual([])
  expect(tooLong(file('core/src/a.ts', 401))).toEqual(['core/src/a.ts: 401 lines'])
  expect(tooLong(file('core/src/a.machine.ts', 401))).toEqual([])
})
