import { isNode, lineOf, type Node, nameOf, type Source } from './source.ts'

/** Functions that only build a value from their arguments. */
const pureFunctions = new Set([
  ...[
    'setup',
    'extend',
    'createMachine',
    'defineFlow',
    'defineStore',
    'defineView',
    'panelOf',
    'createStateConfig',
    'fromPromise',
    'fromCallback',
    'assign',
    'emit',
    'raise',
    'sendTo',
    'enqueueActions',
    'actionsOf',
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
    'objectSchema',
    'map',
    'filter',
    'join',
  ],
])
const containers = new Set(['Set', 'Map', 'RegExp'])

const isSimple = (node: unknown): boolean =>
  isNode(node) &&
  /^(Literal|Identifier|ThisExpression|ArrowFunctionExpression|FunctionExpression)$/.test(node.type)
/** Types of expressions that are pure if the listed parts are pure. */
const compositeParts: Readonly<Record<string, readonly string[]>> = {
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
 * Creates purity checks for one file. `pureLocals`: functions of the file that only build values.
 * `schemas`: the names under which it imports the schema library.
 */
function createPurityCheck(pureLocals: ReadonlySet<string>, schemas: readonly string[]) {
  const areAllPure = (value: unknown): boolean => listOf(value).every(isPure)

  /** `v.object(…)`, `v.string().check(…)`: building a schema is pure. */
  function isSchema(callee: unknown): boolean {
    if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object))
      return false
    const { object } = callee
    return (
      schemas.includes(nameOf(object) ?? '') ||
      (object.type === 'CallExpression' && isSchema(object.callee) && areAllPure(object.arguments))
    )
  }

  function isPureCall(node: Node): boolean {
    const { callee } = node
    if (!areAllPure(node.arguments)) return false
    if (node.type === 'NewExpression') return containers.has(nameOf(callee) ?? '')
    if (isSchema(callee)) return true
    if (isNode(callee) && callee.type === 'MemberExpression')
      return pureFunctions.has(nameOf(callee.property) ?? '') && isPure(callee.object)
    return pureFunctions.has(nameOf(callee) ?? '') || pureLocals.has(nameOf(callee) ?? '')
  }

  /** Whether evaluating an expression has no effect. */
  function isPure(node: unknown): boolean {
    if (node === null || isSimple(node)) return true
    if (!isNode(node)) return false
    if (/^(JSX|TSType)/.test(node.type)) return true
    if (node.type === 'CallExpression' || node.type === 'NewExpression') return isPureCall(node)
    const parts = compositeParts[node.type]
    return (
      parts?.every((part) =>
        Array.isArray(node[part]) ? areAllPure(node[part]) : isPure(node[part] ?? null),
      ) ?? false
    )
  }

  /** Whether a top-level statement has no effect. */
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
      listOf(statement.declarations).every(
        (declarator) => isNode(declarator) && isPure(declarator.init),
      )
    )
  }

  return { isPure, isInert }
}

/** Names of the functions in `const { a, b } = actionsOf()`, which only build actions. */
function actionCreators({ id, init }: Node): string[] {
  if (!isNode(id) || !isNode(init) || nameOf(init.callee) !== 'actionsOf') return []
  return listOf(id.properties).map((property) =>
    isNode(property) ? (nameOf(property.value) ?? '') : '',
  )
}

/**
 * Names of the functions of a file that only build values: arrow functions whose body is one pure
 * expression, and creators of actions.
 */
function pureLocalsOf(statements: readonly Node[], schemas: readonly string[]): Set<string> {
  const pureLocals = new Set<string>()
  for (const statement of statements) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    for (const declarator of listOf(declaration.declarations)) {
      if (isNode(declarator)) for (const name of actionCreators(declarator)) pureLocals.add(name)
      if (
        !isNode(declarator) ||
        !isNode(declarator.init) ||
        declarator.init.type !== 'ArrowFunctionExpression' ||
        !isNode(declarator.init.body)
      )
        continue
      if (
        declarator.init.body.type !== 'BlockStatement' &&
        createPurityCheck(pureLocals, schemas).isPure(declarator.init.body)
      )
        pureLocals.add(nameOf(declarator.id) ?? '')
    }
  }
  return pureLocals
}

/**
 * Top-level statements that have an effect when the file is imported, as `path:line: source line`.
 */
export function effectsIn({ path, text, program, imports }: Source): string[] {
  const statements = listOf(program.body).filter(isNode)
  const schemas = imports
    .filter(({ specifier }) => specifier === 'valibot')
    .flatMap(({ names }) => names)
  const { isInert } = createPurityCheck(pureLocalsOf(statements, schemas), schemas)
  return statements
    .filter((statement) => !isInert(statement))
    .map(
      (statement) =>
        `${path}:${lineOf(text, statement)}: ${text.slice(statement.start).split('\n', 1)[0]}`,
    )
}
