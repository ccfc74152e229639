import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { packed } from '../build/packed.mjs'
import { root } from '../paths.mjs'

export const external = [/^react($|\/)/, /^react-dom($|\/)/]
const prefix = 'virtual:'

/** A plugin that serves the code of each page as the module `virtual:<name of the page>`. */
const servePages = (pages) => ({
  name: 'pages',
  resolveId: { filter: { id: /virtual:\w+$/ }, handler: (id) => id.slice(id.indexOf(prefix)) },
  load: { filter: { id: /^virtual:/ }, handler: (id) => pages[id.slice(prefix.length)] },
})

/**
 * Bundles the code of pages, by their names, with the published files for production, minified,
 * without React. Bundles static imports with the importing chunk, as in applications. Pages share
 * chunks. Resolves with the chunks, whose modules are those of the sources.
 */
export async function bundlePages(pages) {
  const { folder, modules: packedModules } = await packed()
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [servePages(pages)],
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      // Library mode omits the preload helper of Vite.
      lib: {
        entry: Object.fromEntries(Object.keys(pages).map((name) => [name, prefix + name])),
        formats: ['es'],
      },
      rolldownOptions: {
        external,
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, comments: false },
      },
    },
  })
  const [{ output }] = built
  const sourcesOf = ([id, module]) => Object.entries(packedModules.get(id) ?? { [id]: module })
  return output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({
      ...chunk,
      modules: Object.fromEntries(Object.entries(chunk.modules).flatMap(sourcesOf)),
    }))
}

/** Bundles the code of one page. */
export const bundle = (code) => bundlePages({ page: code })

/** Size of a chunk in bytes: gzip, level 9. */
export const gzipOf = (chunk) => gzipSync(chunk.code, { level: 9 }).length

const byName = (chunks) => new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

/** A chunk with all its static imports. */
export function withStaticImports(start, chunks) {
  const all = byName(chunks)
  const found = new Set()
  const add = (chunk) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(all.get(name))
  }
  add(start)
  return found
}

/** The chunks that a page loads before any `import()`. */
export const firstLoad = (chunks) =>
  withStaticImports(
    chunks.find((chunk) => chunk.isEntry),
    chunks,
  )

/** All chunks that a page can load if it never imports one source module dynamically. */
export function reachableWithout(path, chunks) {
  const all = byName(chunks)
  const omitted = chunkOf(path, chunks)
  const found = new Set()
  const add = (chunk) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(all.get(name))
    for (const name of chunk.dynamicImports) if (all.get(name) !== omitted) add(all.get(name))
  }
  for (const chunk of firstLoad(chunks)) add(chunk)
  return found
}

/** Total size of chunks in bytes, gzipped. */
export const totalSize = (chunks) => [...chunks].reduce((sum, chunk) => sum + gzipOf(chunk), 0)

/** Paths of the source modules in chunks, relative to the repository. */
export const modulesIn = (chunks) =>
  [...chunks]
    .flatMap((chunk) => Object.keys(chunk.modules))
    .map((id) => id.split('?')[0].replace(`${root}/`, ''))

/** The chunk that `import()` of a source module loads. Throws if no chunk contains the module. */
export function chunkOf(path, chunks) {
  const isModule = (id) => id?.split('?')[0] === `${root}/${path}`
  const chunk =
    chunks.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
    chunks.find(({ modules }) => Object.keys(modules).some(isModule))
  if (chunk === undefined) throw new Error(`No chunk contains ${path}`)
  return chunk
}
