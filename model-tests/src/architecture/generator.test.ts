import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { copyRepository } from './copy-repository.fixture.ts'
import { filesIn, root } from './repository.ts'

type Copy = ReturnType<typeof copyRepository>
let copy: Copy
/** Each test runs several programs, one after the other. */
const timeout = 900_000

const generate = (kind: string, name: string) => copy.run('core/tools/new.mjs', kind, name)
/** In one worker, so that the files share what they parse and import. */
function runTests(filters: readonly string[]) {
  vi.stubEnv('VITEST_MAX_WORKERS', '1')
  return copy.run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'core/tools/vitest.config.mjs', ...filters],
  )
}
const success = { ok: true, output: expect.any(String) }

/**
 * The generated files and all that may list each flow, view or namespace, as one project without
 * output: building each package, with its declarations, takes more than twice as long.
 */
const generatedProject = {
  extends: './tsconfig.json',
  compilerOptions: {
    ...{ noEmit: true, composite: false, declaration: true, sourceMap: false },
    ...{ rewriteRelativeImportExtensions: false, allowImportingTsExtensions: true },
    types: ['node', 'vite/client'],
  },
  include: [
    'core/src',
    'react-ui/src',
    'headless-examples/own-look/src',
    'model-tests/src/flows/zither',
    'model-tests/src/flows/loud-zither',
    'model-tests/src/walker',
    'model-tests/src/rendered-walk',
  ],
}

/** Prints the bytes that the typical page loads before and with the first view of the modal. */
const sizesProgram = `
import { totalSize } from './core/tools/size/bundle.mjs'
import { measurePage } from './core/tools/size/page.mjs'
const { first, view } = await measurePage()
console.log(JSON.stringify({ page: totalSize(first), view: totalSize(view) }))
`
function pageSizes(): { page: number; view: number } {
  return JSON.parse(copy.run('--input-type=module', '--eval', sizesProgram).output)
}

const textIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

/** The committed files whose text differs in the copy. */
const changedFiles = () =>
  ['core', 'react-ui', 'model-tests', 'headless-examples']
    .flatMap((folder) => filesIn(folder, ['']))
    .filter((path) => !path.endsWith('.generated.ts'))
    .filter((path) => textIn(copy.folder, path) !== textIn(root, path))

/**
 * All tests share one copy, in which the second flow, view and namespace are generated beside the
 * first. The names are unusual, so that they can be found in the compiler's output.
 */
beforeAll(() => {
  copy = copyRepository()
}, timeout)
afterAll(() => copy.remove())
afterEach(() => vi.unstubAllEnvs())

test('a new flow and a new view change at most two committed files, and add a few bytes to a page', {
  timeout,
}, () => {
  const before = pageSizes()
  expect([generate('flow', 'zither'), generate('view', 'colophon')]).toEqual([success, success])
  expect(changedFiles().length).toBeLessThanOrEqual(2)
  const after = pageSizes()
  expect(after.page - before.page).toBeLessThanOrEqual(50)
  expect(after.view - before.view).toBeLessThanOrEqual(150)
})

// A new namespace is not among them: it needs a line in modules.ts.
test('a new flow and a new view keep the rules of the architecture', { timeout }, () => {
  const rules = ['cycles', 'imports', 'module-scope', 'prose', 'sizes']
  const filters = rules.map((rule) => `model-tests/src/architecture/${rule}.test`)
  expect(runTests(filters)).toEqual(success)
})

test('npm run new generates a second flow and view, and two namespaces', { timeout }, () => {
  const results = [
    generate('flow', 'loud-zither'),
    generate('view', 'colophon-end'),
    generate('namespace', 'quark'),
    generate('namespace', 'meson'),
  ]
  expect(results).toEqual(results.map(() => success))
})

test('the generated files type-check, pass the linter and are used', { timeout }, () => {
  writeFileSync(join(copy.folder, 'tsconfig.generated.json'), JSON.stringify(generatedProject))
  const { output } = copy.run(
    'node_modules/typescript/bin/tsc',
    ...['--project', 'tsconfig.generated.json', '--checkers', '1'],
  )
  // An error of the configuration mentions no generated name.
  expect(output).not.toMatch(/^(?:tsconfig\S+ )?error TS/m)
  // Only errors that mention a generated name count.
  expect(
    output
      .split('\n')
      .filter((line) => /\b(loud-?)?zither|colophon(end)?\b|'quark'|\/quark\b|meson/i.test(line)),
  ).toEqual([])
  const folders = ['flows/zither', 'flows/loud-zither', 'adapters/quark', 'adapters/meson'].map(
    (folder) => `core/src/${folder}`,
  )
  const views = ['react-ui/src/views/colophon', 'react-ui/src/views/colophon-end']
  expect(
    copy.run(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--vcs-enabled=false',
      ...folders,
      ...views,
    ),
  ).toEqual(success)
  expect(copy.run('node_modules/knip/bin/knip.js', '--no-gitignore', '--no-config-hints')).toEqual(
    success,
  )
})

test('the tests and walks of the generated files pass', { timeout }, () => {
  const filters = [
    'core/src/flows/zither',
    'core/src/flows/loud-zither',
    'core/src/adapters/quark',
    'core/src/adapters/meson',
    'react-ui/src/views/colophon',
    'model-tests/src/flows/zither',
    'model-tests/src/flows/loud-zither',
    'model-tests/src/walker/machines.walk',
    'model-tests/src/architecture/entry-points',
    'model-tests/src/architecture/registry',
    'model-tests/src/walker/completeness',
  ]
  vi.stubEnv('LATCHKIT_MACHINES', 'zither,loud-zither')
  expect(runTests(filters)).toEqual(success)
})

test('npm run new reports bad arguments and does not overwrite existing folders', {
  timeout,
}, () => {
  expect(generate('flow', 'connect')).toEqual({
    ok: false,
    output: 'core/src/flows/connect already exists.\n',
  })
  expect(generate('flow', 'Tip!').output).toMatch(/^Invalid name "Tip!"/)
  expect(generate('thing', 'zither').output).toMatch(/^Unknown kind "thing"/)
})
