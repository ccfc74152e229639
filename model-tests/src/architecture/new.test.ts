import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository } from './new.fixture.ts'

type Copy = ReturnType<typeof copyRepository>
let copy: Copy
const minutes = 60_000

const make = (kind: string, name: string) => copy.run('core/tools/new.mjs', kind, name)
const good = { ok: true, said: expect.any(String) }

/** Names that nobody takes: whoever follows the README has a flow `tip`. One copy for all: the second of each thing must find its place beside the first. */
beforeAll(() => {
  copy = copyRepository()
}, 2 * minutes)
afterAll(() => copy.remove(), minutes)

test('makes a flow, a view and a namespace, each beside another of its kind', {
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
  expect(made).toEqual(made.map(() => good))
})

test('what it made is of the right types and passes the linter', { timeout: 3 * minutes }, () => {
  // wherever a new name is missing, or wrong, the compiler says so by that name
  const { said } = copy.run('node_modules/typescript/bin/tsc', '-b')
  expect(
    said
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
  ).toEqual(good)
})

test('its tests pass, and its model is walked', { timeout: 3 * minutes }, () => {
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
  ).toEqual(good)
  expect(vitest('react-ui', 'src/views/colophon')).toEqual(good)
  expect(vitest('model-tests', 'src/flows/zither', 'src/flows/loud-zither')).toEqual(good)
  expect(
    vitest(
      'model-tests',
      'src/architecture/doors',
      'src/architecture/registry',
      'src/statecharts',
      'src/walker/completeness',
    ),
  ).toEqual(good)
})

test('says what it needs, and leaves alone what is there', { timeout: minutes }, () => {
  expect(make('flow', 'connect')).toEqual({
    ok: false,
    said: 'core/src/flows/connect is there already.\n',
  })
  expect(make('flow', 'Tip!').said).toMatch(/is no name/)
  expect(make('thing', 'zither').said).toMatch(/A new what\?/)
})
