import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'
import { at, root } from '../paths.mjs'
import { inlineCss } from './inline-css.mjs'
import { pathOf, readModuleGraph } from './module-graph.mjs'
import { partOf, planFiles, prepared } from './plan-files.mjs'
import { isContained, noticeOf } from './third-party.mjs'

const published = ['core', 'react-ui']
/** The oldest supported browsers. `lib` of core and react-ui contains what they have. */
const browsers = ['chrome111', 'safari16.4', 'firefox114']
const partFile = /\/[\w-]+\.part\.ts$/
const partPath = (folder, part) => at(folder, 'src', `${part}.part.ts`)

/** The source files of the entry points of a package, relative to the repository. */
const entryPointsOf = (folder) =>
  Object.values(JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')).exports)
    .map((target) => target['latchkit-source'] ?? '')
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => source.replace('.', folder))

/** The path of a module in `dist`, without extension. */
const nameOf = (path, folder) => path.replace(`${folder}/src/`, '').replace(/(\.part)?\.tsx?$/, '')

const isClient = (id) =>
  /\/react-ui\/src\/.*\.tsx?$/.test(id) &&
  !partFile.test(id) &&
  readFileSync(id, 'utf8').startsWith("'use client'")

/**
 * Modules that a server may call: entry points export them, and neither they nor their imports have
 * `use client`. They need files of their own, because a file has that directive as a whole.
 */
function serverModules(graph, entryPoints) {
  const closure = (path, found = new Set()) => {
    if (!path.startsWith('react-ui/') || found.has(path)) return found
    found.add(path)
    for (const next of graph.get(path)?.imports ?? []) closure(next, found)
    return found
  }
  const closures = entryPoints
    .flatMap((path) => [path, ...(graph.get(path)?.imports ?? [])])
    .map((path) => [...closure(path)])
  return new Set(closures.filter((paths) => !paths.some((path) => isClient(at(path)))).flat())
}

/**
 * Makes each `import()` of a module in a part import the whole part: a file with the exports of all
 * modules that are imported like that.
 */
function loadParts(folder, graph) {
  const modules = new Map()
  for (const path of new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports))) {
    const part = path.startsWith(`${folder}/`) ? partOf(path) : null
    if (part !== null)
      modules.set(partPath(folder, part), [...(modules.get(partPath(folder, part)) ?? []), path])
  }
  const parts = new Map([...modules].flatMap(([part, paths]) => paths.map((path) => [path, part])))
  return {
    name: 'load-parts',
    async resolveId(source, importer, { kind }) {
      if (partFile.test(source)) return source
      if (kind !== 'dynamic-import') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return parts.get(pathOf(resolved?.id ?? '')) ?? resolved
    },
    load: {
      filter: { id: partFile },
      handler: (id) =>
        (modules.get(id) ?? []).map((path) => `export * from '${at(path)}'\n`).join(''),
    },
  }
}

/** Omits the descriptions of machines: only diagrams show them, and pages load machines early. */
const omitDescriptions = {
  name: 'omit-descriptions',
  load: {
    filter: { id: /\.machine\.ts$/ },
    handler: (id) =>
      readFileSync(id, 'utf8').replace(/\bdescription:\s*(['"`])(?:\\.|(?!\1).)*\1,?/g, ''),
  },
}

/** Omits the facts of flows that only generated lists have. */
const omitFacts = {
  name: 'omit-facts',
  load: {
    filter: { id: /\.flow\.ts$/ },
    handler: (id) =>
      readFileSync(id, 'utf8')
        .replace(/^ {2}(?:title|area): (['"`])(?:\\.|(?!\1).)*\1,$/gm, '')
        .replace(/^ {2}(?:views: \[[^\]]*\]|nested: true),$/gm, ''),
  },
}

/** Omits the titles in definitions of views: `generate/views.mjs` writes them to the locales. */
const omitTitles = {
  name: 'omit-titles',
  load: {
    filter: { id: /\.views\.ts$/ },
    handler: (id) => readFileSync(id, 'utf8').replace(/^ {2}title: \{[^}]*\},$/gm, ''),
  },
}

/**
 * Makes an `import()` of a file by itself a promise of its exports. When a page is built with code
 * splitting, esbuild and Bun replace such an import by a call of a function that does not exist.
 */
const resolveSelfImports = {
  name: 'resolve-self-imports',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      const own = `import("./${basename(file.fileName)}")`
      if (file.type !== 'chunk' || !file.code.includes(own)) continue
      const [, names] = /^export \{ (.*) \};$/m.exec(file.code)
      const members = names.split(', ').map((name) => name.replace(/^(\S+) as (\S+)$/, '$2: $1'))
      file.code = file.code.replaceAll(own, `Promise.resolve({ ${members.join(', ')} })`)
    }
  },
}

const runtime = 'files/rolldown-runtime.js'

/**
 * Moves the helper of `import * as` to the file `base`, which all files that need it import in any
 * case: a page requests one file less.
 */
function moveRuntime(output) {
  const helper = output
    .find(({ fileName }) => fileName === runtime)
    ?.code.replace(/^export .*/m, '')
  const move = (file) => {
    if (file.fileName === 'files/base.js')
      return { ...file, code: file.code.replace(/^export \{/m, `${helper}export { __exportAll,`) }
    if (!file.imports?.includes(runtime)) return file
    const code = file.code.replace(
      /import \{ \w+ as __exportAll \} from "([./]+)rolldown-runtime\.js"/,
      'import { __exportAll } from "$1base.js"',
    )
    return { ...file, code, imports: file.imports.filter((name) => name !== runtime) }
  }
  return helper === undefined
    ? output
    : output.filter(({ fileName }) => fileName !== runtime).map(move)
}

async function bundlePackage(folder, graph, plan, forServers) {
  const build = await rolldown({
    input: Object.fromEntries([
      ...entryPointsOf(folder).map((path) => [nameOf(path, folder), path]),
      ...prepared.map((part) => [`files/${part}`, partPath(folder, part)]),
    ]),
    cwd: root,
    // The bundler drops both exports if two modules of a part export the same name.
    onLog(level, log, report) {
      if (log.code === 'NAMESPACE_CONFLICT') throw new Error(log.message)
      report(level, log)
    },
    external: (id) => /^(?!\.|\/|core\/|react-ui\/)/.test(id) && !isContained(id),
    resolve: { conditionNames: ['browser', 'import', 'default'] },
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
    transform: { target: browsers, define: { 'process.env.NODE_ENV': '"production"' } },
    // Without it, the constants of all views would be in the file that loads first.
    optimization: { inlineConst: { mode: 'all' } },
    checks: { moduleLevelDirective: false },
    plugins: [
      inlineCss,
      omitDescriptions,
      omitFacts,
      omitTitles,
      loadParts(folder, graph),
      resolveSelfImports,
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name, facadeModuleId }) =>
      `files/${facadeModuleId ? nameOf(pathOf(facadeModuleId), folder) : name}.js`,
    banner: ({ moduleIds }) =>
      `${moduleIds.some(isClient) ? "'use client'\n" : ''}${noticeOf(moduleIds)}`.trimEnd(),
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'plan',
          name(id) {
            const part = prepared.find((name) => id === partPath(folder, name))
            if (part !== undefined) return part
            const file = plan.get(pathOf(id)) ?? null
            return file !== null && forServers.has(pathOf(id)) ? `${file}-server` : file
          },
        },
      ],
    },
  })
  await build.close()
  return moveRuntime(output)
}

/**
 * Bundles the sources of core and react-ui to the files that the packages publish. Dependencies
 * stay imports, except those that installers do not get. Resolves with the files of each package, which are not written.
 */
export async function bundlePackages() {
  const entryPoints = published.flatMap(entryPointsOf)
  const graph = await readModuleGraph(entryPoints)
  const plan = planFiles(graph, entryPoints)
  const forServers = serverModules(graph, entryPoints)
  const bundled = published.map(async (folder) => [
    folder,
    await bundlePackage(folder, graph, plan, forServers),
  ])
  return Object.fromEntries(await Promise.all(bundled))
}
