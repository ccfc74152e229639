import { describe, expect, test } from 'vitest'
import { loudIn } from './import-time.ts'
import { isTest, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

test('importing a file of ours makes nothing and starts nothing', () => {
  expect(
    sourcesOf('core', 'react-ui')
      .filter(({ path }) => !isTest(path))
      .flatMap(loudIn),
  ).toEqual([])
})

const loud = (text: string) => loudIn(sourceOf('core/src/kit/api/kit.ts', text))

describe('the law can fail', () => {
  test.each([
    ['a let', 'let count = 0'],
    ['an exported let', 'export let count = 0'],
    ['an instance', 'const http = createHttp()'],
    ['an instance of a class', 'export const kit = new Kit()'],
    ['an actor', 'export const router = createActor(routerMachine)'],
    ['a registration', 'registry.add(flow)'],
    ['a listener', "addEventListener('focus', () => {})"],
    ['a wait', 'await load()'],
    ['a call inside a constant', 'export const limits = { started: now() }'],
    ['a condition', 'if (debug) log()'],
    ['an assignment', 'cache.size = 3'],
    [
      'a maker of its own that does something',
      'const open = () => connect()\nexport const line = open()',
    ],
    ['a call that hides behind a describing one', 'export const ids = load().map((one) => one.id)'],
  ])('on %s', (_, text) => {
    expect(loud(text)).toHaveLength(1)
  })

  test.each([
    [
      'a chart',
      "export const m = setup({ types: {} as { events: E }, guards, actors: { ask: fromPromise<string, I>(notProvided) } }).createMachine({ id: 'm' })",
    ],
    [
      'constants',
      "const a = 1\nexport const b = { a, list: [1, -2, `x`], all: new Set(['a']), f: () => start() } as const satisfies T",
    ],
    [
      'functions, classes and types',
      'export function f() { g() }\nclass A { b = c() }\nexport type T = 1\ndeclare const brand: unique symbol',
    ],
    [
      'schemas',
      "import * as v from 'valibot'\nconst shape = v.object({ id: v.pipe(v.string(), v.minLength(1)) })",
    ],
    [
      'what React wants up here',
      'export const KitContext = createContext<Kit | null>(null)\nconst Panel = lazy(() => import("./Panel.tsx"))',
    ],
    [
      'a maker of its own that only describes',
      'const set = (change: Change) => assign(({ context }) => change(context))\nexport const clear = set(() => ({}))',
    ],
    ['passing on', "'use client'\nexport { a } from './a.ts'\nexport type { T } from './t.ts'"],
  ])('but not on %s', (_, text) => {
    expect(loud(text)).toEqual([])
  })
})
