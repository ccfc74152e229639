import { rolldown } from 'rolldown'
import { inlineCss } from '../build/inline-css.mjs'
import { pathOf } from '../build/module-graph.mjs'
import { at, root } from '../paths.mjs'
import { external, modulesIn } from './bundle.mjs'
import { code, firstView, measurePage } from './page.mjs'

const page = at('page.js')

/**
 * Bundles the page from the sources with one file per module. Resolves with the minified bytes and
 * the imports by the path of the module.
 */
async function readPageModules() {
  const build = await rolldown({
    input: page,
    cwd: root,
    external,
    resolve: { conditionNames: ['latchkit-source', 'production', 'browser', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    plugins: [
      inlineCss,
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? code : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', preserveModules: true, minify: true })
  await build.close()
  const chunks = output.filter(({ type }) => type === 'chunk')
  const paths = new Map(
    chunks.map(({ fileName, moduleIds }) => [fileName, pathOf(moduleIds[0] ?? fileName)]),
  )
  return new Map(
    chunks.map(({ fileName, code: { length }, imports }) => [
      paths.get(fileName),
      { bytes: length, imports: imports.flatMap((file) => paths.get(file) ?? []) },
    ]),
  )
}

/** The shortest chain of imports from one of `starts` to each module, as a list of paths. */
export function importChains(starts, modules) {
  const chains = new Map(starts.map((start) => [start, [start]]))
  // Entries that are added to a map while it is iterated are visited too: breadth first.
  for (const [path, chain] of chains)
    for (const next of modules.get(path)?.imports ?? [])
      if (!chains.has(next)) chains.set(next, [...chain, next])
  return chains
}

/** Formats the modules of a load, largest first, each with the chain of imports that loads it. */
function listModules(title, paths, chains, modules) {
  const rows = paths
    .map((path) => ({ path, bytes: modules.get(path)?.bytes ?? 0, chain: chains.get(path) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(
      ({ path, bytes, chain = [path, 'in a file that later views share'] }) =>
        `${String(bytes).padStart(8)}  ${[path, ...chain.slice(0, -1).reverse()].join('\n            ← ')}`,
    )
  return [`\n${title} (minified bytes, before gzip)`, ...rows].join('\n')
}

/**
 * Lists each module that the page loads, and each that the first view adds, with its bytes and the
 * shortest chain of imports that loads it.
 */
export async function describePage() {
  const [{ first, view }, modules] = await Promise.all([measurePage(), readPageModules()])
  const chains = importChains([pathOf(page)], modules)
  const pagePaths = modulesIn(first).filter((path) => !path.startsWith('\0'))
  const added = modulesIn([...view].filter((chunk) => !first.has(chunk))).filter(
    (path) => !path.startsWith('\0'),
  )
  return [
    listModules('Before the visitor acts', pagePaths, chains, modules),
    listModules(
      "Added by the modal's first view",
      added,
      importChains(firstView, modules),
      modules,
    ),
  ].join('\n')
}
