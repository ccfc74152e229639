import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A piece of the syntax tree, as far as laws look at it. */
export type Node = { type: string; start: number } & Record<string, unknown>
/** `lazy`: by `import()`. A type import counts as an import of its own kind. */
export type ImportKind = 'value' | 'type' | 'lazy'
export type Import = {
  specifier: string
  /** The file meant, from the repository's top; null for a package. */
  target: string | null
  kind: ImportKind
  /** As the other file calls them; `*` for everything. */
  names: readonly string[]
  /** Those of them that are imported as types. */
  types: readonly string[]
  line: number
}
export type Source = { path: string; text: string; program: Node; imports: readonly Import[] }

/** Whether something found in a tree is a node of it. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node under and including this one, each with the way to it: the nodes above, nearest last. */
export function* nodesOf(
  node: Node,
  above: readonly Node[] = [],
): Generator<{ node: Node; above: readonly Node[] }> {
  yield { node, above }
  const path = [...above, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesOf(child, path)
  }
}

/** The name of an identifier, the text of a literal; null for everything else. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** The line a node begins on, counted from 1. */
export const lineOf = (text: string, node: { start: number }): number =>
  text.slice(0, node.start).split('\n').length

const listOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : []
const isTyped = (node: Node): boolean => node.importKind === 'type' || node.exportKind === 'type'

/** `kind` of a statement with names: a type only if each of its names is one. */
const kindOf = (statement: Node): ImportKind => {
  const names = listOf(statement.specifiers)
  return isTyped(statement) || (names.length > 0 && names.every(isTyped)) ? 'type' : 'value'
}

const namesIn = (specifiers: readonly Node[]): string[] =>
  specifiers.map((one) => nameOf(one.imported) ?? nameOf(one.local) ?? '*')

type Found = {
  source: unknown
  kind: ImportKind
  names: readonly string[]
  types?: readonly string[]
}

function importIn(node: Node): Found | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration': {
      const specifiers = listOf(node.specifiers)
      const types = namesIn(specifiers.filter((one) => isTyped(one) || isTyped(node)))
      return { source: node.source, kind: kindOf(node), names: namesIn(specifiers), types }
    }
    case 'ExportAllDeclaration':
      return { source: node.source, kind: kindOf(node), names: ['*'] }
    case 'ImportExpression':
      return { source: node.source, kind: 'lazy', names: ['*'] }
    case 'TSImportType':
      return { source: node.source, kind: 'type', names: ['*'] }
    default:
      return null
  }
}

/** Reads one file. What cannot be parsed stops the law that asked. */
export function sourceOf(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const problem = parsed.errors[0]
  if (problem !== undefined) throw new Error(`${path}: ${problem.message}`)
  if (!isNode(parsed.program)) throw new Error(`${path}: no syntax tree`)
  const imports: Import[] = []
  for (const { node } of nodesOf(parsed.program)) {
    const found = importIn(node)
    const specifier = nameOf(found?.source)
    if (found === null || specifier === null) continue
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null
    imports.push({
      specifier,
      target,
      kind: found.kind,
      names: found.names,
      types: found.types ?? [],
      line: lineOf(text, node),
    })
  }
  return { path, text, program: parsed.program, imports }
}
