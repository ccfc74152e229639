import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { objectSchema } from '../clients/http/object-schema.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createStorage } from '../storage/storage.ts'
import { createCachedRead } from './cached-read.ts'

const lifetime = 300_000
const storageKey = '@latchkit/default/name_cache'
const schema = objectSchema({ name: v.string() })

function setup(initial: Readonly<Record<string, string>> | null = {}) {
  const clock = createManualClock(1_000_000)
  const platform = createMemoryPlatform({ clock, stored: initial })
  const storage = createStorage({ platform, kitId: 'default' })
  const block = { duration: 30_000, value: 'blocked' as const }
  const read = createCachedRead({ storage, clock, key: 'name_cache', lifetime, schema, block })
  const { signal } = new AbortController()
  return {
    clock,
    platform,
    storage,
    read,
    set: (id: string, name: string) => read(id, { fresh: true, signal }, async () => ({ name })),
    /** The stored value. Null without a valid one. */
    get: (id: string) => read(id, { fresh: false, signal }, async () => null),
    fail: (id: string) =>
      read(id, { fresh: true, signal }, () => Promise.reject(new Error('down'))).catch(() => null),
  }
}
const entry = (id: string, changes: object = {}) => ({
  id,
  answer: { name: id },
  timestamp: 1_000_000,
  ...changes,
})

test('createCachedRead returns a response for exactly its lifetime and then removes it from storage', async () => {
  const { clock, get, set, storage } = setup()
  await set('a', 'A')
  clock.advance(lifetime)
  expect(await get('a')).toEqual({ name: 'A' })
  clock.advance(1)
  expect(await get('a')).toBeNull()
  expect(storage.get('name_cache')).toBe('[]')
})

test('createCachedRead keeps the other responses when one expires', async () => {
  const { clock, get, set } = setup()
  await set('a', 'A')
  clock.advance(lifetime)
  await set('b', 'B')
  clock.advance(1)
  expect([await get('a'), await get('b')]).toEqual([null, { name: 'B' }])
})

test('createCachedRead ignores a response with a timestamp in the future [L6]', async () => {
  const { clock, get, set } = setup()
  await set('a', 'A')
  clock.jump(0)
  expect(await get('a')).toBeNull()
})

test('createCachedRead replaces an older response and its timestamp', async () => {
  const { clock, get, set } = setup()
  await set('a', 'A')
  clock.advance(lifetime)
  await set('a', 'AA')
  clock.advance(lifetime)
  expect(await get('a')).toEqual({ name: 'AA' })
})

test('createCachedRead removes the oldest response beyond the maximum number', async () => {
  const { get, set } = setup()
  const ids = Array.from({ length: 21 }, (_, index) => `id ${index}`)
  for (const id of ids) await set(id, id)
  expect([await get('id 0'), await get('id 1')]).toEqual([null, { name: 'id 1' }])
})

test('createCachedRead removes the oldest responses beyond the maximum length', async () => {
  const { get, set, storage } = setup()
  await set('small', 's')
  await set('large', 'x'.repeat(299_900))
  expect([await get('small'), (await get('large')) === null]).toEqual([null, false])
  await set('too large', 'x'.repeat(300_000))
  expect(storage.get('name_cache')).toBe('[]')
})

test('createCachedRead reads the responses of an earlier kit, and keeps them in memory without storage', async () => {
  const first = setup()
  await first.set('a', 'A')
  const stored = first.platform.controls.storage?.get(storageKey) ?? ''
  expect(await setup({ [storageKey]: stored }).get('a')).toEqual({ name: 'A' })
  const { get, set } = setup(null)
  await set('a', 'A')
  expect(await get('a')).toEqual({ name: 'A' })
})

describe('untrusted content', () => {
  test.each([
    ['truncated JSON [E3]', '[{"id":"a"'],
    ['HTML [E3]', '<h1>'],
    ['an object [E5]', '{"a":{"answer":{"name":"a"},"timestamp":1000000}}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('createCachedRead ignores and overwrites %s', async (_, text) => {
    const { get, set } = setup({ [storageKey]: text })
    expect(await get('a')).toBeNull()
    await set('a', 'A')
    expect(await get('a')).toEqual({ name: 'A' })
  })

  test.each([
    ['an invalid response', entry('a', { answer: { name: 7 } })],
    ['an invalid timestamp', entry('a', { timestamp: 'now' })],
    ['an invalid id', entry('a', { id: 7 })],
    ['the value null', null],
  ])('createCachedRead drops an entry with %s and keeps the others [E5]', async (_, invalid) => {
    const { get, storage } = setup({ [storageKey]: JSON.stringify([invalid, entry('b')]) })
    expect([await get('a'), await get('b')]).toEqual([null, { name: 'b' }])
    expect(storage.get('name_cache')).toBe(JSON.stringify([entry('b')]))
  })

  test('createCachedRead drops keys that would change a prototype [E4]', async () => {
    const text =
      '[{"id":"__proto__","answer":{"name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"timestamp":1000000}]'
    const { get } = setup({ [storageKey]: text })
    expect(await get('__proto__')).toEqual({ name: 'x' })
    expect(await get('constructor')).toBeNull()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test.each([
  ['blocked [E1]', 'blocked'],
  ['full [E2]', { quota: 10 }],
] as const)('createCachedRead keeps responses in memory if storage is %s', async (_, fault) => {
  const { get, set, platform } = setup()
  const { storage } = platform.controls
  if (storage !== null) storage.fault = fault
  await set('a', 'A')
  expect(await get('a')).toEqual({ name: 'A' })
})

test('a full storage removes cached responses to store the value of another key [E2]', async () => {
  const { get, set, platform, storage } = setup()
  await set('a', 'x'.repeat(200))
  if (platform.controls.storage !== null) platform.controls.storage.fault = { quota: 100 }
  storage.set('eip155:connected_connector_id', 'io.a')
  expect([await get('a'), storage.get('eip155:connected_connector_id')]).toEqual([null, 'io.a'])
})

test('createCachedRead blocks an id for exactly its duration after a failure, unless a value is stored', async () => {
  const { clock, get, set, fail } = setup()
  await fail('a')
  await set('b', 'B')
  await fail('b')
  clock.advance(29_999)
  expect([await get('a'), await set('a', 'A')]).toEqual(['blocked', 'blocked'])
  expect([await get('b'), await set('b', 'BB')]).toEqual([{ name: 'B' }, 'blocked'])
  clock.advance(1)
  expect([await get('a'), await set('b', 'BB')]).toEqual([null, { name: 'BB' }])
})

/** Two reads of an id that are not settled yet. */
function running() {
  const run = setup()
  const answers: { resolve(value: { name: string }): void; reject(error: Error): void }[] = []
  const start = (signal = new AbortController().signal) =>
    run.read(
      'a',
      { fresh: true, signal },
      () =>
        new Promise<{ name: string }>((resolve, reject) => {
          answers.push({ resolve, reject })
        }),
    )
  return { ...run, answers, start }
}

test('createCachedRead keeps the value of the later read if an earlier one succeeds or fails after it [G5]', async () => {
  const { answers, start, get, set } = running()
  const earlier = [start(), start()]
  const later = start()
  answers[2]?.resolve({ name: 'later' })
  await later
  answers[0]?.resolve({ name: 'earlier' })
  answers[1]?.reject(new Error('down'))
  await Promise.allSettled(earlier)
  expect(await get('a')).toEqual({ name: 'later' })
  expect(await set('a', 'newest')).toEqual({ name: 'newest' })
})

test('createCachedRead stores and blocks nothing after its signal aborted [EM15, G4]', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const { answers, start, get, storage } = running()
    const controller = new AbortController()
    const read = start(controller.signal)
    controller.abort()
    if (end === 'resolve') answers[0]?.resolve({ name: 'A' })
    else answers[0]?.reject(new Error('aborted'))
    await Promise.allSettled([read])
    expect([await get('a'), storage.get('name_cache')]).toEqual([null, null])
  }
})
