import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository } from './copy-repository.fixture.ts'

type Copy = ReturnType<typeof copyRepository>
let copy: Copy
const minutes = 60_000

const make = (kind: string, name: string) => copy.run('core/tools/new.mjs', kind, name)
const success = { ok: true, output: expect.any(String) }

/**
 * The names are unusual because the README's example makes a flow `tip`. All tests share one copy,
 * so that the second flow, view and namespace are added beside the first.
 */
beforeAll(() => {
  copy = copyRepository()
}, 2 * minutes)
afterAll(() => copy.remove(), minutes)

test('npm run new makes two flows, two views and two namespaces', {
  timeout: 3 * minutes,
}, () => {
  const made = [
    make('flow', 'zither'),
    make('flow', 'loud-zither'),
    make('view', 'colophon'),
    make('view', 'colophon-end'),
    make('namespace', 'quark'),
    make('namespace', 'meson'),
  ]
  expect(made).toEqual(made.map(() => success))
})

test('the generated files type-check and pass the linter', { timeout: 3 * minutes }, () => {
  // the compiler names a generated identifier in every error that concerns it
  const { output } = copy.run('node_modules/typescript/bin/tsc', '-b')
  expect(
    output
      .split('\n')
      .filter((line) => /\b(loud-?)?zither|colophon(end)?\b|'quark'|\/quark\b|meson/i.test(line)),
  ).toEqual([])
  const made = ['flows/zither', 'flows/loud-zither', 'adapters/quark', 'adapters/meson'].map(
    (folder) => `core/src/${folder}`,
  )
  const views = ['react-ui/src/views/colophon', 'react-ui/src/views/colophon-end']
  expect(
    copy.run(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--vcs-enabled=false',
      ...made,
      ...views,
    ),
  ).toEqual(success)
})

test('the generated tests pass and the generated model is walked', { timeout: 3 * minutes }, () => {
  const vitest = (folder: string, ...filters: readonly string[]) =>
    copy.run('node_modules/vitest/vitest.mjs', 'run', '--root', folder, ...filters)
  expect(
    vitest(
      'core',
      'src/flows/zither',
      'src/flows/loud-zither',
      'src/adapters/quark',
      'src/adapters/meson',
    ),
  ).toEqual(success)
  expect(vitest('react-ui', 'src/views/colophon')).toEqual(success)
  expect(vitest('model-tests', 'src/flows/zither', 'src/flows/loud-zither')).toEqual(success)
  expect(
    vitest(
      'model-tests',
      'src/architecture/entry-points',
      'src/architecture/registry',
      'src/statecharts',
      'src/walker/completeness',
    ),
  ).toEqual(success)
})

test('npm run new reports bad arguments and does not overwrite existing folders', {
  timeout: minutes,
}, () => {
  expect(make('flow', 'connect')).toEqual({
    ok: false,
    output: 'core/src/flows/connect already exists.\n',
  })
  expect(make('flow', 'Tip!').output).toMatch(/^Invalid name "Tip!"/)
  expect(make('thing', 'zither').output).toMatch(/^Unknown kind "thing"/)
})
