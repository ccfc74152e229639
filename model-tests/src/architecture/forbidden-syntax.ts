import { isNode, lineOf, type Node, nodesOf, type Source } from './source.ts'

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

/**
 * Whether a node posts a message without an exact origin as its second argument, the variable
 * `origin`. Also matches the messages of channels and ports, which have no origin.
 */
export function postsAnywhere(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const { callee } = node
  if (nameIn(callee.type === 'MemberExpression' ? callee.property : callee) !== 'postMessage')
    return false
  const [, origin, ...more] = Array.isArray(node.arguments) ? node.arguments : []
  return (
    !isNode(origin) ||
    origin.type !== 'Identifier' ||
    more.length > 0 ||
    nameIn(origin) !== 'origin'
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

/** Members that the oldest supported browsers lack. `lib` of the packages excludes recent syntax. */
const recentMembers = new Set([
  ...['URL.canParse', 'URL.parse', 'AbortSignal.any', 'Response.json', 'Intl.Segmenter'],
  ...['Intl.DurationFormat', 'CSS.highlights', 'Error.isError', 'document.startViewTransition'],
])
const recentNames = new Set([
  ...[
    'checkVisibility',
    'moveBefore',
    'getHTML',
    'setHTML',
    'setHTMLUnsafe',
    'startViewTransition',
  ],
  ...['showPopover', 'hidePopover', 'togglePopover', 'requestIdleCallback', 'userAgentData'],
  ...['userActivation', 'getSetCookie', 'scrollend', 'CloseWatcher', 'fetchLater', 'scheduler'],
])

/** Whether a node reads an API that the oldest supported browsers lack. */
export function isRecent(node: Node): boolean {
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return recentNames.has(nameIn(node.callee))
  if (node.type !== 'MemberExpression') return false
  const name = nameIn(node.property)
  return recentNames.has(name) || recentMembers.has(`${nameIn(node.object)}.${name}`)
}

/** Positions of the nodes that `isForbidden` matches, as `path:line: source line`. */
export const forbiddenIn = (
  sources: readonly Source[],
  isForbidden: (node: Node) => boolean,
): string[] =>
  sources.flatMap(({ path, text, program }) =>
    nodesOf(program)
      .filter(({ node }) => isForbidden(node))
      .map(
        ({ node }) => `${path}:${lineOf(text, node)}: ${text.slice(node.start).split('\n', 1)[0]}`,
      ),
  )
