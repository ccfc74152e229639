import { expect, test } from 'vitest'
import { filesIn, isTest, packages, sourcesOf, textOf } from './repository.ts'
import { lineOf, type Node, nodesOf, type Source, sourceOf, type Visit } from './source.ts'

const maxFileLines = 400
const maxFunctionLines = 60

/** Files without a limit: machines, catalogues and tables have one entry per item. */
const isExempt = (path: string) =>
  /\.machine\.ts$|\.model\.ts$|\.spec\.test\.tsx?$|catalogue\.ts$|\/locales\/|\/modules\.ts$/.test(
    path,
  )

const longFiles = (files: readonly { path: string; text: string }[]): string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    return lines <= maxFileLines || isExempt(path) ? [] : [`${path}: ${lines} lines`]
  })

const isFunction = (node: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)

/**
 * A function without a body of statements that returns an array literal: it has one entry per item.
 */
const isTable = ({ body }: Node) =>
  typeof body === 'object' && body !== null && 'type' in body && body.type === 'ArrayExpression'

const linesOf = (text: string, { start, end }: Node) => text.slice(start, end).split('\n').length

/**
 * Lines of a function without those of the functions nested in it, of which only the first line
 * counts.
 */
function ownLines(text: string, node: Node): number {
  const [self, ...inner] = nodesOf(node)
  const isInner = (parent: Visit | null): boolean =>
    parent === null || parent === self || (!isFunction(parent.node) && isInner(parent.parent))
  const nested = inner.filter((visit) => isFunction(visit.node) && isInner(visit.parent))
  return linesOf(text, node) - nested.reduce((sum, visit) => sum + linesOf(text, visit.node) - 1, 0)
}

const longFunctions = ({ path, text, program }: Source): string[] =>
  nodesOf(program).flatMap(({ node }) => {
    if (!isFunction(node) || isTable(node)) return []
    const lines = ownLines(text, node)
    return lines <= maxFunctionLines ? [] : [`${path}:${lineOf(text, node)}: ${lines} lines`]
  })

test('a file has at most 400 lines, except machines, specs, catalogues and tables', () => {
  const suffixes = ['.ts', '.tsx', '.mts', '.mjs', '.css', '.html']
  const code = packages().flatMap((folder) => filesIn(folder, suffixes))
  expect(longFiles(code.map((path) => ({ path, text: textOf(path) })))).toEqual([])
})

test('a function of core and react-ui has at most 60 lines, not counting nested functions', () => {
  const shipped = sourcesOf('core', 'react-ui').filter(({ path }) => !isTest(path))
  expect(shipped.flatMap(longFunctions)).toEqual([])
})

test('longFiles reports a file of 401 lines', () => {
  const file = (path: string, lines: number) => [{ path, text: 'x\n'.repeat(lines) }]
  expect(longFiles(file('core/src/a.ts', 400))).toEqual([])
  expect(longFiles(file('core/src/a.ts', 401))).toEqual(['core/src/a.ts: 401 lines'])
  expect(longFiles(file('core/src/flows/a/a.machine.ts', 401))).toEqual([])
})

test('longFunctions reports 61 lines, without nested functions and tables', () => {
  const source = (lines: number) =>
    sourceOf('core/src/a.ts', `export function a() {\n${'b()\n'.repeat(lines - 2)}}\n`)
  expect(longFunctions(source(60))).toEqual([])
  expect(longFunctions(source(61))).toEqual(['core/src/a.ts:1: 61 lines'])
  const nested = `const c = () => {\n${'d()\n'.repeat(40)}}\n`.repeat(2)
  expect(longFunctions(sourceOf('a.ts', `export function a() {\n${nested}}`))).toEqual([])
  const table = `const e = () => [\n${'  1,\n'.repeat(70)}]`
  expect(longFunctions(sourceOf('a.ts', table))).toEqual([])
})
