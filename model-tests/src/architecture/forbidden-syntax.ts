import { lineOf, type Node, nodesOf, type Source } from './source.ts'

const nameIn = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return ''
  if ('name' in node && typeof node.name === 'string') return node.name
  return 'value' in node && typeof node.value === 'string' ? node.value : ''
}

/** Properties that insert text as markup. */
const markup = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'createContextualFragment',
])
/** Functions that run text as code. */
const code = new Set(['eval', 'Function', 'execScript'])

/** Whether a node runs text as code or inserts text as markup. */
export function isDangerous(node: Node): boolean {
  if (node.type === 'MemberExpression')
    return (
      markup.has(nameIn(node.property)) ||
      (nameIn(node.object) === 'document' && /^write/.test(nameIn(node.property)))
    )
  if (node.type === 'JSXAttribute') return markup.has(nameIn(node.name))
  if (node.type === 'Property') return markup.has(nameIn(node.key))
  return (
    (node.type === 'CallExpression' || node.type === 'NewExpression') &&
    code.has(nameIn(node.callee))
  )
}

/** Whether a node is an expression that converts an amount to a floating-point number. */
export function isInexact(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '+'
  if (node.type === 'MemberExpression')
    return /^(parseFloat|parseInt|toFixed|toPrecision|valueAsNumber)$/.test(nameIn(node.property))
  return (
    (node.type === 'CallExpression' || node.type === 'NewExpression') &&
    /^(Number|parseFloat|parseInt)$/.test(nameIn(node.callee))
  )
}

/** Positions of the nodes that `isForbidden` matches, as `path:line: source line`. */
export const forbiddenIn = (
  sources: readonly Source[],
  isForbidden: (node: Node) => boolean,
): string[] =>
  sources.flatMap(({ path, text, program }) =>
    [...nodesOf(program)]
      .filter(({ node }) => isForbidden(node))
      .map(
        ({ node }) => `${path}:${lineOf(text, node)}: ${text.slice(node.start).split('\n', 1)[0]}`,
      ),
  )
