import { lineOf, type Node, nodesOf, type Source } from './source.ts'

/** Globals of the page and the network. Code uses the platform or its own element instead. */
export const pageGlobals: readonly string[] = [
  ...[
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'navigator',
    'globalThis',
    'self',
    'location',
    'history',
    'indexedDB',
  ],
  ...['fetch', 'matchMedia', 'addEventListener', 'removeEventListener', 'crypto', 'process'],
]
/** Globals for timers. Core uses the kit's clock instead, which tests control. */
export const timerGlobals: readonly string[] = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
]
const staticReads: Readonly<Record<string, readonly string[]>> = { Date: ['now'], Math: ['random'] }

/** Nodes whose identifiers name a member, a key or a type. */
const labels = new RegExp(
  '^(TS(TypeQuery|PropertySignature|MethodSignature|TypeReference|QualifiedName|FunctionType|NamedTupleMember|TypePredicate)' +
    '|(Property|Method)Definition|(Im|Ex)portSpecifier|LabeledStatement|JSXAttribute)$',
)

const nameIn = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : ''

/** Whether an identifier only names a member, a key or a type and reads no variable. */
function isLabel(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false
  if (parent.type === 'MemberExpression')
    return parent.property === node && parent.computed !== true
  if (parent.type === 'Property') return parent.key === node && parent.computed !== true
  return labels.test(parent.type)
}

/** The names of the parameters, variables and imports of a file. */
function declaredNames({ program }: Source): Set<string> {
  const names = new Set<string>()
  for (const { node, parent: above } of nodesOf(program)) {
    if (node.type !== 'Identifier') continue
    const parent = above?.node
    const isBound =
      (parent?.type === 'VariableDeclarator' && parent.id === node) ||
      (/Function/.test(parent?.type ?? '') &&
        Array.isArray(parent?.params) &&
        parent.params.includes(node)) ||
      (parent?.type === 'Property' &&
        parent.value === node &&
        above?.parent?.node.type === 'ObjectPattern') ||
      parent?.type === 'ImportSpecifier'
    if (isBound) names.add(nameIn(node))
  }
  return names
}

/**
 * Positions at which a file uses one of the globals, the system clock or randomness, as
 * `path:line: name`.
 */
export function globalsIn(
  source: Source,
  names: readonly string[] = [...pageGlobals, ...timerGlobals],
): string[] {
  const declared = declaredNames(source)
  const found: string[] = []
  const report = (node: Node, name: string) =>
    found.push(`${source.path}:${lineOf(source.text, node)}: ${name}`)
  for (const { node, parent: above } of nodesOf(source.program)) {
    const parent = above?.node
    if (
      node.type === 'Identifier' &&
      names.includes(nameIn(node)) &&
      !declared.has(nameIn(node)) &&
      !isLabel(node, parent)
    )
      report(node, nameIn(node))
    if (node.type === 'MemberExpression') {
      const [object, property] = [nameIn(node.object), nameIn(node.property)]
      if (staticReads[object]?.includes(property)) report(node, `${object}.${property}`)
    }
    if (
      node.type === 'NewExpression' &&
      nameIn(node.callee) === 'Date' &&
      Array.isArray(node.arguments) &&
      node.arguments.length === 0
    ) {
      report(node, 'new Date()')
    }
  }
  return found
}
