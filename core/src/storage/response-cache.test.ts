import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { objectSchema } from '../clients/http/object-schema.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createResponseCache } from './response-cache.ts'
import { createStorage } from './storage.ts'

const lifetime = 300_000
const storageKey = '@latchkit/default/name_cache'
const schema = objectSchema({ name: v.string() })

function setup(initial: Readonly<Record<string, string>> | null = {}, maxEntries = 3) {
  const clock = createManualClock(1_000_000)
  const platform = createMemoryPlatform({ clock, stored: initial })
  const storage = createStorage({ platform, kitId: 'default' })
  const cache = createResponseCache({
    storage,
    clock,
    key: 'name_cache',
    lifetime,
    maxEntries,
    schema,
  })
  return { clock, platform, storage, cache }
}
const entry = (id: string, changes: object = {}) => ({
  id,
  answer: { name: id },
  timestamp: 1_000_000,
  ...changes,
})

test('createResponseCache returns a response for exactly its lifetime and then removes it from storage', () => {
  const { clock, cache, storage } = setup()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  expect(cache.get('a')).toEqual({ name: 'A' })
  clock.advance(1)
  expect(cache.get('a')).toBeNull()
  expect(storage.get('name_cache')).toBe('[]')
})

test('createResponseCache keeps the other responses when one expires', () => {
  const { clock, cache } = setup()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  cache.set('b', { name: 'B' })
  clock.advance(1)
  expect([cache.get('a'), cache.get('b')]).toEqual([null, { name: 'B' }])
})

test('createResponseCache ignores a response with a timestamp in the future [L6]', () => {
  const { clock, cache } = setup()
  cache.set('a', { name: 'A' })
  clock.jump(0)
  expect(cache.get('a')).toBeNull()
})

test('createResponseCache replaces an older response and its timestamp', () => {
  const { clock, cache } = setup()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  cache.set('a', { name: 'AA' })
  clock.advance(lifetime)
  expect(cache.get('a')).toEqual({ name: 'AA' })
})

test('createResponseCache removes the oldest response beyond the maximum number', () => {
  const { cache } = setup()
  for (const id of ['a', 'b', 'c', 'd']) cache.set(id, { name: id })
  expect(['a', 'b', 'c', 'd'].map((id) => cache.get(id) !== null)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('createResponseCache removes the oldest responses beyond the maximum length', () => {
  const { cache, storage } = setup()
  cache.set('small', { name: 's' })
  cache.set('large', { name: 'x'.repeat(299_900) })
  expect([cache.get('small'), cache.get('large') === null]).toEqual([null, false])
  cache.set('too large', { name: 'x'.repeat(300_000) })
  expect(storage.get('name_cache')).toBe('[]')
})

test('createResponseCache reads the responses of an earlier kit, and keeps them in memory without storage', () => {
  const first = setup()
  first.cache.set('a', { name: 'A' })
  const stored = first.platform.controls.storage?.get(storageKey) ?? ''
  expect(setup({ [storageKey]: stored }).cache.get('a')).toEqual({ name: 'A' })
  const { cache } = setup(null)
  cache.set('a', { name: 'A' })
  expect(cache.get('a')).toEqual({ name: 'A' })
})

describe('untrusted content', () => {
  test.each([
    ['truncated JSON [E3]', '[{"id":"a"'],
    ['HTML [E3]', '<h1>'],
    ['an object [E5]', '{"a":{"answer":{"name":"a"},"timestamp":1000000}}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('createResponseCache ignores and overwrites %s', (_, text) => {
    const { cache } = setup({ [storageKey]: text })
    expect(cache.get('a')).toBeNull()
    cache.set('a', { name: 'A' })
    expect(cache.get('a')).toEqual({ name: 'A' })
  })

  test.each([
    ['an invalid response', entry('a', { answer: { name: 7 } })],
    ['an invalid timestamp', entry('a', { timestamp: 'now' })],
    ['an invalid id', entry('a', { id: 7 })],
    ['the value null', null],
  ])('createResponseCache drops an entry with %s and keeps the others [E5]', (_, invalid) => {
    const { cache, storage } = setup({ [storageKey]: JSON.stringify([invalid, entry('b')]) })
    expect([cache.get('a'), cache.get('b')]).toEqual([null, { name: 'b' }])
    expect(storage.get('name_cache')).toBe(JSON.stringify([entry('b')]))
  })

  test('createResponseCache drops keys that would change a prototype [E4]', () => {
    const text =
      '[{"id":"__proto__","answer":{"name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"timestamp":1000000}]'
    const { cache } = setup({ [storageKey]: text })
    expect(cache.get('__proto__')).toEqual({ name: 'x' })
    expect(cache.get('constructor')).toBeNull()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test.each([
  ['blocked [E1]', 'blocked'],
  ['full [E2]', { quota: 10 }],
] as const)('createResponseCache keeps responses in memory if storage is %s', (_, fault) => {
  const { cache, platform } = setup()
  const { storage } = platform.controls
  if (storage !== null) storage.fault = fault
  cache.set('a', { name: 'A' })
  expect(cache.get('a')).toEqual({ name: 'A' })
})

test('a full storage removes cached responses to store the value of another key [E2]', () => {
  const { cache, platform, storage } = setup()
  cache.set('a', { name: 'x'.repeat(200) })
  if (platform.controls.storage !== null) platform.controls.storage.fault = { quota: 100 }
  storage.set('eip155:connected_connector_id', 'io.a')
  expect([cache.get('a'), storage.get('eip155:connected_connector_id')]).toEqual([null, 'io.a'])
})
