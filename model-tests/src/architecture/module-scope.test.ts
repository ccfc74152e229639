import { describe, expect, test } from 'vitest'
import { effectsIn } from './module-scope.ts'
import { isTest, sourcesOf } from './repository.ts'
import { sourceOf } from './source.ts'

test('importing a file of core or react-ui has no effect [P1]', () => {
  expect(
    sourcesOf('core', 'react-ui')
      .filter(({ path }) => !isTest(path))
      .flatMap(effectsIn),
  ).toEqual([])
})

const effects = (text: string) => effectsIn(sourceOf('core/src/kit/api/kit.ts', text))

describe('effectsIn', () => {
  test.each([
    ['a let', 'let count = 0'],
    ['an exported let', 'export let count = 0'],
    ['an instance', 'const http = createHttp()'],
    ['an instance of a class', 'export const kit = new Kit()'],
    ['an actor', 'export const router = createActor(routerMachine)'],
    ['a registration', 'registry.add(flow)'],
    ['a listener', "addEventListener('focus', () => {})"],
    ['an await', 'await load()'],
    ['a call inside a constant', 'export const limits = { started: now() }'],
    ['a condition', 'if (debug) log()'],
    ['an assignment', 'cache.size = 3'],
    ['a local function with an effect', 'const open = () => connect()\nexport const line = open()'],
    ['an effect before a pure call', 'export const ids = load().map((one) => one.id)'],
  ])('effectsIn reports %s', (_, text) => {
    expect(effects(text)).toHaveLength(1)
  })

  test.each([
    [
      'a machine',
      "export const m = setup({ types: {} as { events: E }, guards, actors: { load: fromPromise<string, I>(notProvided) } }).createMachine({ id: 'm' })",
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
      'contexts and lazy components',
      'export const KitContext = createContext<Kit | null>(null)\nconst Panel = lazy(() => import("./Panel.tsx"))',
    ],
    [
      'a local function that only builds a value',
      'const set = (change: Change) => assign(({ context }) => change(context))\nexport const clear = set(() => ({}))',
    ],
    [
      'creators of actions',
      "const { set, emitEvent: emit } = actionsOf<C, E, M>()\nexport const clear = set(() => ({}))\nexport const end = emit(() => ({ type: 'ended' }))",
    ],
    ['re-exports', "'use client'\nexport { a } from './a.ts'\nexport type { T } from './t.ts'"],
  ])('effectsIn accepts %s', (_, text) => {
    expect(effects(text)).toEqual([])
  })
})
