import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { at } from '../paths.mjs'

const folder = 'core/src/flows'
const header =
  '// Written by core/tools/generate/flows.mjs from the definitions of the flows (*.flow.ts).\n'

/** The facts of a definition that the kit needs before it loads the code of the flow. */
const handleFacts = ['id', 'views', 'nested', 'option', 'returns']

/** The calls of `defineFlow` whose results a file exports. */
const definitionsIn = ({ body }) =>
  body.flatMap(({ type, start, declaration }) =>
    (type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [])
      .filter(({ init }) => init?.callee?.name === 'defineFlow')
      .map(({ id, init }) => ({ name: id.name, start, facts: init.arguments[0].properties })),
  )

/** The names of the types that a file exports from others. */
const typesIn = ({ body }) =>
  body
    .filter(({ exportKind, source }) => exportKind === 'type' && source)
    .flatMap(({ specifiers }) => specifiers.map(({ exported }) => exported.name))

/** The public types of the types file beside a definition: those of its four parts. */
function typesBeside(path, parseSync) {
  const file = path.replace(/\.flow\.ts$/, '.types.ts')
  if (!existsSync(at(file))) return null
  const { program } = parseSync(file, readFileSync(at(file), 'utf8'))
  const names = program.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration?.id?.name ?? '')
    .filter((name) => /(Emitted|Input|Output|View)$/.test(name))
  return { path: file, names }
}

/** The file from which a file imports a value, and the name that it has there. */
function importOf(name, { body }, path) {
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue
    const specifier = specifiers.find(({ local }) => local.name === name)
    if (specifier !== undefined)
      return { path: posix.join(posix.dirname(path), source.value), name: specifier.imported.name }
  }
  throw new Error(`${path}: the machine must be imported from a file of its own.`)
}

/** The comment directly before a position, or ''. */
function commentBefore(start, text, comments) {
  const comment = comments.findLast(({ end }) => end <= start)
  const isDirect = comment !== undefined && text.slice(comment.end, start).trim() === ''
  return isDirect ? `${text.slice(comment.start, comment.end)}\n` : ''
}

/** Reads the definitions in one file. Throws if what other files follow from is missing. */
function readFile(path, parseSync) {
  const text = readFileSync(at(path), 'utf8')
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return definitionsIn(program).map(({ name, start, facts }, index) => {
    const values = new Map(facts.map(({ key, value }) => [key?.name, value]))
    const textOf = (fact) => text.slice(values.get(fact).start, values.get(fact).end)
    const missing = ['id', 'title', 'area', 'views', 'machine'].find((fact) => !values.has(fact))
    if (missing !== undefined) throw new Error(`${path}: the flow "${name}" has no "${missing}".`)
    if (values.get('id').value !== name)
      throw new Error(`${path}: the flow "${name}" must have this name as \`id\`, too.`)
    return {
      id: name,
      path,
      comment: commentBefore(start, text, comments),
      /** The public types of the file and of the types file beside it, with its first flow. */
      types: index === 0 ? [{ path, names: typesIn(program) }, typesBeside(path, parseSync)] : [],
      handle: handleFacts
        .filter((fact) => values.has(fact))
        .map((fact) => `${fact}: ${textOf(fact)}`),
      entry: ['area', 'title'].map((fact) => `${fact}: ${textOf(fact)}`),
      machine: importOf(values.get('machine').name, program, path),
    }
  })
}

/** The definitions of all flows, by their paths. */
export async function readFlows() {
  // In a fresh clone, packages exist only after they were installed.
  const { parseSync } = await import('rolldown/utils')
  return readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.flow.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((path) => readFile(path, parseSync))
}

const from = (path, base) => {
  const relative = posix.relative(base, path)
  return relative.startsWith('.') ? relative : `./${relative}`
}

const handleOf = ({ id, path, comment, handle }) => `
${comment}export const ${id}Flow: HandleOf<typeof ${id}> = {
  ${handle.join(',\n  ')},
  load: () => import('${from(path, folder)}'),
}
`

/** The handles of all flows, their public types, and the list of the handles. */
function handleFiles(flows) {
  const imports = flows.map(
    ({ id, path }) => `import type { ${id} } from '${from(path, folder)}'\n`,
  )
  const types = flows
    .flatMap((flow) => flow.types)
    .filter((file) => file !== null && file.names.length > 0)
    .map((file) => `export type { ${file.names.join(', ')} } from '${from(file.path, folder)}'\n`)
  const handles = `${header}import type { HandleOf } from '../protocol/flow.ts'
${imports.join('')}
${types.join('')}${flows.map(handleOf).join('')}`
  const names = flows.map(({ id }) => `${id}Flow`)
  const list = `${header}import type { AnyHandle } from '../protocol/flow.ts'
import { ${names.join(', ')} } from './handles.generated.ts'

export const flows: readonly AnyHandle[] = [${names.join(', ')}]
`
  return [
    { path: `${folder}/handles.generated.ts`, text: handles },
    { path: `${folder}/list.generated.ts`, text: list },
  ]
}

/** The machines of all flows, for viewers. One that several flows run is listed once. */
function machinesFile(flows) {
  const base = 'core/src/devtools'
  const runBy = (path) => flows.filter(({ machine }) => machine.path === path)
  const entries = flows.flatMap((flow) => {
    const { entry, machine } = flow
    const [first, ...others] = runBy(machine.path)
    if (first !== flow) return []
    const id = others.length === 0 ? flow.id : machine.name.replace(/Machine$/, '')
    const place = posix.dirname(machine.path).replace('core/src/', '')
    const load = `async () => (await import('${from(machine.path, base)}')).${machine.name}`
    return `  { id: '${id}', ${entry.join(', ')}, folder: '${place}', load: ${load} },\n`
  })
  const text = `${header}export const flowMachines = [\n${entries.join('')}] as const\n`
  return { path: `${base}/flows.generated.ts`, text }
}

/** The files that follow from the definitions of the flows. */
export async function flowFiles() {
  const flows = await readFlows()
  return [...handleFiles(flows), machinesFile(flows)]
}
