import { expect, test } from 'vitest'
import { filesIn, isTest, packages, sourcesOf, textOf } from './repository.ts'
import { isNode, lineOf, nodesOf, type Source, sourceOf } from './source.ts'

const maxFileLines = 400
const maxFunctionLines = 100

/** Machines, catalogues and tables are as long as what they list. */
const isExempt = (path: string) =>
  /\.machine\.ts$|\.model\.ts$|\.spec\.test\.tsx?$|catalogue\.ts$|\/locales\/|\/modules\.ts$/.test(
    path,
  )

const longFiles = (files: readonly { path: string; text: string }[]): string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    return lines <= maxFileLines || isExempt(path) ? [] : [`${path}: ${lines} lines`]
  })

const isFunction = (type: string) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

const longFunctions = ({ path, text, program }: Source): string[] =>
  [...nodesOf(program)].flatMap(({ node }) => {
    if (!isFunction(node.type) || !isNode(node.body) || typeof node.end !== 'number') return []
    const lines = text.slice(node.start, node.end).split('\n').length
    return lines <= maxFunctionLines ? [] : [`${path}:${lineOf(text, node)}: ${lines} lines`]
  })

test('a file has at most 400 lines, except machines, specs, catalogues and tables', () => {
  const endings = ['.ts', '.tsx', '.mts', '.mjs', '.css', '.html']
  const code = packages().flatMap((folder) => filesIn(folder, endings))
  expect(longFiles(code.map((path) => ({ path, text: textOf(path) })))).toEqual([])
})

test('a function of core and react-ui has at most 100 lines', () => {
  const shipped = sourcesOf('core', 'react-ui').filter(({ path }) => !isTest(path))
  expect(shipped.flatMap(longFunctions)).toEqual([])
})

test('longFiles reports a file of 401 lines', () => {
  const file = (path: string, lines: number) => [{ path, text: 'x\n'.repeat(lines) }]
  expect(longFiles(file('core/src/a.ts', 400))).toEqual([])
  expect(longFiles(file('core/src/a.ts', 401))).toEqual(['core/src/a.ts: 401 lines'])
  expect(longFiles(file('core/src/flows/a/a.machine.ts', 401))).toEqual([])
})

test('longFunctions reports a function of 101 lines', () => {
  const source = (lines: number) =>
    sourceOf('core/src/a.ts', `export function a() {\n${'b()\n'.repeat(lines - 2)}}\n`)
  expect(longFunctions(source(100))).toEqual([])
  expect(longFunctions(source(101))).toEqual(['core/src/a.ts:1: 101 lines'])
})
