import { lineOf, type Node, nodesOf, type Source } from './source.ts'

/** The page and the network by their global names; code is handed a platform, or an element of its own, instead. */
export const page: readonly string[] = [
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
/** Waiting by its global names; core waits by the kit's clock, which tests turn. */
export const waiting: readonly string[] = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
]
const reading: Readonly<Record<string, readonly string[]>> = { Date: ['now'], Math: ['random'] }

/** Nodes whose identifiers are names for others to use. */
const labelling = new RegExp(
  '^(TS(TypeQuery|PropertySignature|MethodSignature|TypeReference|QualifiedName|FunctionType|NamedTupleMember|TypePredicate)' +
    '|(Property|Method)Definition|(Im|Ex)portSpecifier|LabeledStatement|JSXAttribute)$',
)

const nameIn = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : ''

/** Whether an identifier is only the name of a member, a key or a type, not something that is looked up. */
function isLabel(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false
  if (parent.type === 'MemberExpression')
    return parent.property === node && parent.computed !== true
  if (parent.type === 'Property') return parent.key === node && parent.computed !== true
  return labelling.test(parent.type)
}

/** Names a file gives to things of its own: parameters, variables, imports. */
function ownNames({ program }: Source): Set<string> {
  const names = new Set<string>()
  for (const { node, above } of nodesOf(program)) {
    if (node.type !== 'Identifier') continue
    const parent = above.at(-1)
    const isBound =
      (parent?.type === 'VariableDeclarator' && parent.id === node) ||
      (/Function/.test(parent?.type ?? '') &&
        Array.isArray(parent?.params) &&
        parent.params.includes(node)) ||
      (parent?.type === 'Property' &&
        parent.value === node &&
        above.at(-2)?.type === 'ObjectPattern') ||
      parent?.type === 'ImportSpecifier'
    if (isBound) names.add(nameIn(node))
  }
  return names
}

/** Where a file speaks to the outside by itself: uses one of the names, or reads the clock or chance. */
export function globalsIn(
  source: Source,
  names: readonly string[] = [...page, ...waiting],
): string[] {
  const own = ownNames(source)
  const found: string[] = []
  const say = (node: Node, what: string) =>
    found.push(`${source.path}:${lineOf(source.text, node)}: ${what}`)
  for (const { node, above } of nodesOf(source.program)) {
    const parent = above.at(-1)
    if (
      node.type === 'Identifier' &&
      names.includes(nameIn(node)) &&
      !own.has(nameIn(node)) &&
      !isLabel(node, parent)
    )
      say(node, nameIn(node))
    if (node.type === 'MemberExpression') {
      const [object, property] = [nameIn(node.object), nameIn(node.property)]
      if (reading[object]?.includes(property)) say(node, `${object}.${property}`)
    }
    if (
      node.type === 'NewExpression' &&
      nameIn(node.callee) === 'Date' &&
      Array.isArray(node.arguments) &&
      node.arguments.length === 0
    ) {
      say(node, 'new Date()')
    }
  }
  return found
}
