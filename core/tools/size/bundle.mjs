import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../paths.mjs'

const entry = 'virtual:page'
const conditions = ['latchkit-source', 'production', 'browser', 'import', 'module', 'default']
const pagesOwn = [/^react($|\/)/, /^react-dom($|\/)/]

/**
 * Bundles a page as it would be published: production, minified, React left to the page, and what its own code needs at once lying with
 * it, as the bundlers of applications do. Resolves with its chunks.
 */
export async function bundle(code) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      // as a library: without the helper that Vite puts into pages of its own
      lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: {
        external: pagesOwn,
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true },
      },
    },
  })
  const [{ output }] = built
  return output.filter((one) => one.type === 'chunk')
}

/** Bytes of a chunk as they travel: gzip, level 9. */
export const gzipOf = (chunk) => gzipSync(chunk.code, { level: 9 }).length

const byName = (chunks) => new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

/** A chunk and everything that it cannot run without. */
export function withStatic(start, chunks) {
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

/** What a page loads before anything is imported with `import()`. */
export const firstOf = (chunks) =>
  withStatic(
    chunks.find((chunk) => chunk.isEntry),
    chunks,
  )

/** Everything that a page can ever load, except through `import()` of this source module. */
export function everWithout(path, chunks) {
  const all = byName(chunks)
  const left = chunkOf(path, chunks)
  const found = new Set()
  const add = (chunk) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(all.get(name))
    for (const name of chunk.dynamicImports) if (all.get(name) !== left) add(all.get(name))
  }
  for (const chunk of firstOf(chunks)) add(chunk)
  return found
}

/** The bytes of a set of chunks. */
export const weigh = (chunks) => [...chunks].reduce((sum, chunk) => sum + gzipOf(chunk), 0)

/** Source modules in a set of chunks, from the repository's top. */
export const modulesIn = (chunks) =>
  [...chunks]
    .flatMap((chunk) => Object.keys(chunk.modules))
    .map((id) => id.split('?')[0].replace(`${root}/`, ''))

/** The chunk that `import()` of this source module loads: its own, or the one it was put into. */
export function chunkOf(path, chunks) {
  const isIt = (id) => id?.split('?')[0] === `${root}/${path}`
  const chunk =
    chunks.find((one) => isIt(one.facadeModuleId)) ??
    chunks.find((one) => Object.keys(one.modules).some(isIt))
  if (chunk === undefined) throw new Error(`${path} is in no chunk`)
  return chunk
}
