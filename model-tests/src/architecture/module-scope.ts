import { isNode, lineOf, type Node, nameOf, type Source } from './source.ts'

/** Functions that only build a value from their arguments. */
const pureFunctions = new Set([
  ...[
    'setup',
    'createMachine',
    'defineFlow',
    'defineStore',
    'createStateConfig',
    'fromPromise',
    'fromCallback',
    'assign',
    'emit',
    'raise',
    'sendTo',
    'enqueueActions',
  ],
  ...[
    'and',
    'or',
    'not',
    'stateIn',
    'createContext',
    'lazy',
    'forwardRef',
    'memo',
    'Symbol',
    'freeze',
    'keys',
    'values',
    'entries',
    'fromEntries',
    'map',
    'filter',
    'join',
  ],
])
const containers = new Set(['Set', 'Map', 'RegExp'])

const isAtom = (node: unknown): boolean =>
  isNode(node) &&
  /^(Literal|Identifier|ThisExpression|ArrowFunctionExpression|FunctionExpression)$/.test(node.type)
/** Expressions that are constant if the listed parts are. */
const constants: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['key', 'value'],
  TemplateLiteral: ['expressions'],
  BinaryExpression: ['left', 'right'],
  LogicalExpression: ['left', 'right'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  MemberExpression: ['object', 'property'],
  UnaryExpression: ['argument'],
  SpreadElement: ['argument'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  ParenthesizedExpression: ['expression'],
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * Purity checks for one file. `makers`: its own functions that only build values. `schemas`: the
 * names under which it imports the schema library.
 */
function createPurityCheck(makers: ReadonlySet<string>, schemas: readonly string[]) {
  const all = (value: unknown): boolean => listOf(value).every(isPure)

  /** `v.object(…)`, `v.string().check(…)`: building a schema is pure. */
  function isSchema(callee: unknown): boolean {
    if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object))
      return false
    const { object } = callee
    return (
      schemas.includes(nameOf(object) ?? '') ||
      (object.type === 'CallExpression' && isSchema(object.callee) && all(object.arguments))
    )
  }

  function isPureCall(node: Node): boolean {
    const { callee } = node
    if (!all(node.arguments)) return false
    if (node.type === 'NewExpression') return containers.has(nameOf(callee) ?? '')
    if (isSchema(callee)) return true
    if (isNode(callee) && callee.type === 'MemberExpression')
      return pureFunctions.has(nameOf(callee.property) ?? '') && isPure(callee.object)
    return pureFunctions.has(nameOf(callee) ?? '') || makers.has(nameOf(callee) ?? '')
  }

  /** Whether evaluating an expression has no effect and always gives the same value. */
  function isPure(node: unknown): boolean {
    if (node === null || isAtom(node)) return true
    if (!isNode(node)) return false
    if (/^(JSX|TSType)/.test(node.type)) return true
    if (node.type === 'CallExpression' || node.type === 'NewExpression') return isPureCall(node)
    const parts = constants[node.type]
    return (
      parts?.every((part) =>
        Array.isArray(node[part]) ? all(node[part]) : isPure(node[part] ?? null),
      ) ?? false
    )
  }

  function isInert(statement: Node): boolean {
    if (
      /^(TS\w+Declaration|TSDeclareFunction|ImportDeclaration|ExportAllDeclaration|FunctionDeclaration|ClassDeclaration)$/.test(
        statement.type,
      )
    )
      return true
    if (statement.type === 'ExportNamedDeclaration')
      return !isNode(statement.declaration) || isInert(statement.declaration)
    if (statement.type !== 'VariableDeclaration') return typeof statement.directive === 'string'
    if (statement.declare === true) return true
    return (
      statement.kind === 'const' &&
      listOf(statement.declarations).every((one) => isNode(one) && isPure(one.init))
    )
  }

  return { isPure, isInert }
}

/** Names of arrow functions in a file whose body is one pure expression. */
function makersOf(statements: readonly Node[], schemas: readonly string[]): Set<string> {
  const makers = new Set<string>()
  for (const statement of statements) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    for (const one of listOf(declaration.declarations)) {
      if (
        !isNode(one) ||
        !isNode(one.init) ||
        one.init.type !== 'ArrowFunctionExpression' ||
        !isNode(one.init.body)
      )
        continue
      if (
        one.init.body.type !== 'BlockStatement' &&
        createPurityCheck(makers, schemas).isPure(one.init.body)
      )
        makers.add(nameOf(one.id) ?? '')
    }
  }
  return makers
}

/**
 * Top-level statements that have an effect when the file is imported, as `path:line: source line`.
 */
export function effectsIn({ path, text, program, imports }: Source): string[] {
  const statements = listOf(program.body).filter(isNode)
  const schemas = imports
    .filter(({ specifier }) => specifier === 'valibot')
    .flatMap(({ names }) => names)
  const { isInert } = createPurityCheck(makersOf(statements, schemas), schemas)
  return statements
    .filter((statement) => !isInert(statement))
    .map(
      (statement) =>
        `${path}:${lineOf(text, statement)}: ${text.slice(statement.start).split('\n', 1)[0]}`,
    )
}
