import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Sources have the extension `.ts`, the published package `.js`. */
const entry = fileURLToPath(new URL(`../frame/page${extname(import.meta.url)}`, import.meta.url))

/** Bundles the script of the frame for browsers, into one file. */
export async function bundleFrame(): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../frame/', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk =
    first !== undefined && 'output' in first
      ? first.output.find((part) => part.type === 'chunk')
      : undefined
  if (chunk === undefined) throw new Error(`Bundling ${entry} returned no script.`)
  return chunk.code
}
