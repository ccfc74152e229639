import { lineOf, type Node, nodesOf, type Source } from './source.ts'

const nameIn = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return ''
  if ('name' in node && typeof node.name === 'string') return node.name
  return 'value' in node && typeof node.value === 'string' ? node.value : ''
}

/** Properties and functions that run text as code or insert text as markup. */
const markup = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'createContextualFragment',
])
const code = new Set(['eval', 'Function', 'execScript'])

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

/** Expressions that turn an amount into a floating-point number. */
export function isInexact(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '+'
  if (node.type === 'MemberExpression')
    return /^(parseFloat|parseInt|toFixed|toPrecision|valueAsNumber)$/.test(nameIn(node.property))
  return (
    (node.type === 'CallExpression' || node.type === 'NewExpression') &&
    /^(Number|parseFloat|parseInt)$/.test(nameIn(node.callee))
  )
}

/** Places of nodes that `isForbidden` matches, as `path:line: source line`. */
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
