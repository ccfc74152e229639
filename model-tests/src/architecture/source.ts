import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree, with the fields that the architecture tests read. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>
/** `lazy`: imported with `import()`. */
export type ImportKind = 'value' | 'type' | 'lazy'
export type Import = {
  specifier: string
  /** Path of the imported file relative to the repository; null for a package. */
  target: string | null
  kind: ImportKind
  /** Exported names; `*` for the whole module. */
  names: readonly string[]
  /** Those of `names` that are imported as types. */
  types: readonly string[]
  line: number
}
export type Source = { path: string; text: string; program: Node; imports: readonly Import[] }

/** Whether a value is a node of the syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A node with the visit of its parent; null for the node at which the list starts. */
export type Visit = { node: Node; parent: Visit | null }

/** A node and all its descendants, in the order of the text. */
export function nodesOf(node: Node): readonly Visit[] {
  const visits: Visit[] = []
  const visit = (current: Visit) => {
    visits.push(current)
    for (const value of Object.values(current.node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit({ node: child, parent: current })
    }
  }
  visit({ node, parent: null })
  return visits
}

/** Name of an identifier or text of a string literal; null for every other node. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** Line on which a node starts, counted from 1. */
export const lineOf = (text: string, node: { start: number }): number =>
  text.slice(0, node.start).split('\n').length

const listOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : []
const isTyped = (node: Node): boolean => node.importKind === 'type' || node.exportKind === 'type'

/** Kind of a statement with specifiers: 'type' only if every specifier is a type. */
const kindOf = (statement: Node): ImportKind => {
  const names = listOf(statement.specifiers)
  return isTyped(statement) || (names.length > 0 && names.every(isTyped)) ? 'type' : 'value'
}

const namesIn = (specifiers: readonly Node[]): string[] =>
  specifiers.map((specifier) => nameOf(specifier.imported) ?? nameOf(specifier.local) ?? '*')

type ImportParts = {
  source: unknown
  kind: ImportKind
  names: readonly string[]
  types?: readonly string[]
}

function importIn(node: Node): ImportParts | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration': {
      const specifiers = listOf(node.specifiers)
      const types = namesIn(specifiers.filter((specifier) => isTyped(specifier) || isTyped(node)))
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

/** Parses one file. Throws if it has a syntax error. */
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
