import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../headless-examples/vanilla', import.meta.url))

/** Paths of all modules in the bundle of the example. */
async function bundledModules(): Promise<readonly string[]> {
  const built = (await build({
    root,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
}

test('the bundle of the vanilla example contains neither React nor react-ui', async () => {
  const modules = await bundledModules()
  expect(modules.filter((path) => /\/(react|react-dom|react-ui|scheduler)\//.test(path))).toEqual(
    [],
  )
  expect(modules.filter((path) => /\/core\/src\/kit\/create-kit\.ts$/.test(path))).toHaveLength(1)
})
