import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../headless-examples/vanilla', import.meta.url))

/** Every module of what the example is built into, by its path. */
async function modulesOf(): Promise<readonly string[]> {
  const built = (await build({
    root,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
}

test('the page without a framework has no React in its bundle, and nothing of ours that is drawn with it', async () => {
  const modules = await modulesOf()
  expect(modules.filter((path) => /\/(react|react-dom|react-ui|scheduler)\//.test(path))).toEqual(
    [],
  )
  expect(modules.filter((path) => /\/core\/src\/kit\/create-kit\.ts$/.test(path))).toHaveLength(1)
})
